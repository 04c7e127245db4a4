import { problemText, t } from "../text";
import { go } from "../ui/router.svelte";
import { createRoom, getGames, RefusedError } from "../wire/http";
import { loadSettings, newRoom } from "./settings.svelte";

/** Open a room with the kept settings and go there; return what went wrong, or an empty text. */
export async function play(): Promise<string> {
  try {
    const [info] = await getGames();
    if (!info) return t("trouble-server");
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
