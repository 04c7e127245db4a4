/** Who sits at the table, and how sentences speak of them. */

import { t } from "../text";
import type { Room } from "../wire/types";

/** What a sentence needs to know about the room. */
export type Company = Pick<Room, "seat" | "seats">;

/** Return the name of a seat as others are told it. */
export function nameOf(seat: number, company: Company): string {
  return company.seats[seat]?.name ?? "";
}

/** Say a sentence about a seat: its `-you` form if it is one's own. */
export function bySeat(key: string, seat: number, company: Company, args: Record<string, string | number> = {}): string {
  return seat === company.seat ? t(`${key}-you`, args) : t(key, { name: nameOf(seat, company), ...args });
}
