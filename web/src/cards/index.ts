import type { GameModule } from "../games";
export async function load(): Promise<GameModule> {
  throw new Error("not yet");
}
