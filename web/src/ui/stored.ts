/** What the browser remembers for this page; a browser that forbids it only forgets. */

const PREFIX = "rummyroom.";

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}
