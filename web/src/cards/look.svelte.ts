/** How cards look, by the player's choice; kept in the browser. */

import { readStored, writeStored } from "../ui/stored";

class Look {
  private four = $state(readStored("four-colours") === "yes");

  /** Diamonds blue and clubs green, so that every suit has a colour of its own. */
  get fourColours(): boolean {
    return this.four;
  }
  set fourColours(chosen: boolean) {
    this.four = chosen;
    writeStored("four-colours", chosen ? "yes" : "no");
  }
}

export const look = new Look();
