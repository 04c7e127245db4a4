/** The server's few plain requests. */

import type { GameInfo, NewRoom, Problem, RoomSummary, VerifyAnswer } from "./types";

/** The server refused a request; it says why. */
export class RefusedError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map((problem) => problem.code).join(", "));
  }
}

/** The server could not be reached, or did not answer sensibly. */
export class UnreachableError extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch (cause) {
    throw new UnreachableError(path, { cause });
  }
  if (response.ok) return response;
  const problems = await problemsIn(response);
  if (problems) throw new RefusedError(problems);
  throw new UnreachableError(`${path}: ${response.status}`);
}

async function problemsIn(response: Response): Promise<Problem[] | null> {
  try {
    const body = (await response.json()) as { problems?: unknown };
    return Array.isArray(body.problems) && body.problems.length ? (body.problems as Problem[]) : null;
  } catch {
    return null;
  }
}

async function askJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new UnreachableError(path, { cause });
  }
}

let games: Promise<GameInfo[]> | null = null;

/** Return what can be played and how; asked once per visit. */
export function getGames(): Promise<GameInfo[]> {
  games ??= askJson<GameInfo[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** Return one's own rooms, newest first. */
export function getRooms(): Promise<RoomSummary[]> {
  return askJson<RoomSummary[]>("/api/rooms");
}

/** Open a room and return its link. */
export async function createRoom(room: NewRoom): Promise<string> {
  const { link } = await askJson<{ link: string }>("/api/rooms", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(room),
  });
  return link;
}

/** Return where the record file of a room's ended games lies. */
export function recordPath(link: string): string {
  return `/api/rooms/${encodeURIComponent(link)}/record`;
}

/** Return the record file of a room's ended games. */
export async function getRecord(link: string): Promise<string> {
  return (await ask(recordPath(link))).text();
}

/** Let the server check every deal and every move of a record file. */
export function verifyRecord(text: string): Promise<VerifyAnswer> {
  return askJson<VerifyAnswer>("/api/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  });
}
