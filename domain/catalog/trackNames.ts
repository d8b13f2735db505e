import { type Text, text } from "../words/refusal.ts";
import type { Visibility } from "./track.ts";

/** What it is called who may find a track. */
export const VISIBILITY_NAMES: Readonly<Record<Visibility, Text>> = {
  private: text("tracks.private"),
  unlisted: text("tracks.unlisted"),
  public: text("tracks.public"),
};

/** How quick a track is. */
export function tempoOf(bpm: number): Text {
  return text("tracks.tempo", { bpm });
}
