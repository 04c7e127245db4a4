import { problemText, t } from "../text";
import { go } from "../ui/router.svelte";
import { createRoom, getGames, RefusedError } from "../wire/http";
import { rememberGame } from "./lastGame";
import { loadSettings, newRoom } from "./settings.svelte";

/** Open a room for a game with its kept settings and go there; return what went wrong, or an empty text. */
export async function play(key: string): Promise<string> {
  try {
    const info = (await getGames()).find((game) => game.key === key);
    if (!info) return t("trouble-server");
    rememberGame(key);
    const link = await createRoom(newRoom(loadSettings(info), info));
    go(`/room/${encodeURIComponent(link)}`);
    return "";
  } catch (error) {
    return troubleText(error);
  }
}

/** Return the sentence for a request that failed. */
export function troubleText(error: unknown): string {
  if (error instanceof RefusedError) return error.problems.map(problemText).join(" ");
  return t("trouble-server");
}
