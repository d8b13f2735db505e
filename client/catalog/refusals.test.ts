import { AUDIO_REFUSALS } from "../../domain/catalog/audio.ts";
import { type TrackEdit, trackProblem } from "../../domain/catalog/track.ts";
import { CANNOT_REPLACE, REASON_NEEDED, trackLimitReached } from "../../domain/catalog/upload.ts";
import { LITERALS } from "../i18n/literals.ts";

const known = LITERALS.map(({ id }) => id);

test("every reason why a file is not taken can be translated", () => {
  const reasons = [...Object.values(AUDIO_REFUSALS), trackLimitReached(0), REASON_NEEDED, CANNOT_REPLACE];
  expect(reasons.filter((reason) => !known.includes(reason))).toEqual([]);
});

test.each<[string, TrackEdit]>([
  ["no title", { title: " " }],
  ["a title without end", { title: "a".repeat(201) }],
  ["nobody who made it", { artistNames: [] }],
  ["a crowd", { artistNames: Array.from({ length: 21 }, (_, number) => `Singer ${number}`) }],
  ["a name without end", { artistNames: ["a".repeat(121)] }],
  ["a genre of its own", { genre: "shoegaze-polka" }],
  ["a mood of its own", { mood: "hungry" }],
  ["half a beat", { bpm: 120.5 }],
  ["a key that is none", { key: "H" }],
  ["half an ISRC", { isrc: "US-ABC" }],
])("what is wrong with %s can be translated", (_case, edit) => {
  expect(known).toContain(trackProblem(edit)?.message);
});
