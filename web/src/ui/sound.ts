/** Quiet sounds, made here: no file is loaded, and nothing plays before the first touch of the page. */

import { preferences } from "./preferences.svelte";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at: number;
  /** Seconds until it has faded. */
  length: number;
  type?: OscillatorType;
}

const SOUNDS = {
  yourTurn: [
    { pitch: 523, at: 0, length: 0.22 },
    { pitch: 784, at: 0.13, length: 0.34 },
  ],
  refused: [{ pitch: 165, at: 0, length: 0.16, type: "triangle" }],
  laid: [
    { pitch: 1250, at: 0, length: 0.045, type: "triangle" },
    { pitch: 880, at: 0.02, length: 0.05, type: "triangle" },
  ],
  hurry: [
    { pitch: 988, at: 0, length: 0.09 },
    { pitch: 988, at: 0.16, length: 0.09 },
  ],
  ended: [
    { pitch: 523, at: 0, length: 0.3 },
    { pitch: 659, at: 0.14, length: 0.3 },
    { pitch: 784, at: 0.28, length: 0.55 },
  ],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

const VOLUME = 0.07;
let context: AudioContext | null = null;

/** Play a sound, unless the player has muted them or has not touched the page yet. */
export function play(name: SoundName): void {
  if (preferences.muted || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const note of SOUNDS[name] as Note[]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = note.type ?? "sine";
    oscillator.frequency.value = note.pitch;
    gain.gain.setValueAtTime(0, now + note.at);
    gain.gain.linearRampToValueAtTime(VOLUME, now + note.at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + note.at);
    oscillator.stop(now + note.at + note.length + 0.02);
  }
}
