export const RELEASE_TYPES = ["single", "ep", "album", "compilation", "live", "djmix", "remix"] as const;
export type ReleaseType = (typeof RELEASE_TYPES)[number];

const MINUTE_MS = 60_000;
const LONG_TRACK_MS = 10 * MINUTE_MS;
const EP_MS = 30 * MINUTE_MS;

/**
 * The type that shops would give to tracks of these lengths (knowledge/screens.md 3.2): up to three short ones are a single;
 * up to three with a long one, or four to six, are an EP while they last half an hour at most; the rest is an album. What
 * they are beside that, such as a compilation, only a person knows.
 */
export function typeOfTracks(durationsMs: readonly number[]): "single" | "ep" | "album" {
  const total = durationsMs.reduce((sum, ms) => sum + ms, 0);
  if (durationsMs.length <= 3 && durationsMs.every((ms) => ms < LONG_TRACK_MS)) return "single";
  return durationsMs.length <= 6 && total <= EP_MS ? "ep" : "album";
}
