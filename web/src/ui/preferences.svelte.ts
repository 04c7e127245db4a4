import { readStored, writeStored } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function storedTheme(): Theme {
  const stored = readStored("theme");
  return THEMES.find((theme) => theme === stored) ?? "system";
}

class Preferences {
  private themeChosen = $state<Theme>(storedTheme());
  private isMuted = $state(readStored("muted") === "yes");
  // On a small screen the log covers the table: it is opened there only on purpose.
  private logShown = $state(readStored("log") === "open" && globalThis.matchMedia?.("(min-width: 900px)").matches);

  get theme(): Theme {
    return this.themeChosen;
  }
  set theme(theme: Theme) {
    this.themeChosen = theme;
    writeStored("theme", theme);
    this.applyTheme();
  }

  get muted(): boolean {
    return this.isMuted;
  }
  set muted(muted: boolean) {
    this.isMuted = muted;
    writeStored("muted", muted ? "yes" : "no");
  }

  /** Whether the log's drawer is open on wide screens. */
  get logOpen(): boolean {
    return this.logShown;
  }
  set logOpen(open: boolean) {
    this.logShown = open;
    writeStored("log", open ? "open" : "closed");
  }

  applyTheme(): void {
    const root = document.documentElement;
    if (this.themeChosen === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.themeChosen;
  }
}

export const preferences = new Preferences();
