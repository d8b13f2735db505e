import { askPlainly } from "./askPlainly.ts";
import { type AudioPair, type ListeningChoices, openSeat } from "./openSeat.ts";

/** Whoever is not signed in hears music with these choices. */
const CHOICES: ListeningChoices = { streamingQuality: "basic", crossfade: 0, normalise: false };

/** A visitor's player, with the elements that their press has touched. */
export function openVisitorSeat(elements: AudioPair) {
  return openSeat({ listener: "visitor", asking: askPlainly, choices: () => CHOICES, elements });
}
