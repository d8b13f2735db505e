import { askPlainly } from "./askPlainly.ts";
import { type ListeningChoices, openSeat } from "./openSeat.ts";

/** Whoever is not signed in hears music with these choices. */
const CHOICES: ListeningChoices = { streamingQuality: "basic", crossfade: 0, normalise: false };

/** A visitor's player, with the element that their press has touched. */
export function openVisitorSeat(audio: HTMLAudioElement) {
  return openSeat({ listener: "visitor", asking: askPlainly, choices: () => CHOICES, audio });
}
