import type { Tier } from "../billing/plans.ts";
import { hearsSpots } from "./hearsSpots.ts";
import {
  isSpotDue,
  maySpotGo,
  SPOT_STATES,
  type SpotMoment,
  spotProblem,
  spotReasonProblem,
} from "./spot.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const seen = (minutes: number) => ({ handedAt: ago(minutes), seenAt: ago(minutes) });

test.each<[string, boolean, Partial<SpotMoment>]>([
  ["the first one comes after the first song that ended", true, {}],
  ["none comes before a song ended", false, { songsEnded: 0 }],
  ["none comes fourteen minutes after the last one", false, { last: seen(14) }],
  ["one comes fifteen minutes after the last one", true, { last: seen(15) }],
  ["one that is on its way holds the next one back", false, { last: { handedAt: ago(0.5), seenAt: null } }],
  ["one that never came up does not", true, { last: { handedAt: ago(2), seenAt: null } }],
  ["one that came up late counts from then on", false, { last: { handedAt: ago(20), seenAt: ago(10) } }],
  ["none comes before what the listener bought", false, { isNextBought: true }],
  ["none comes between two songs that follow each other on a release", false, { isOneRun: true }],
  ["a trial has none", false, { tier: "trial" }],
  ["Pro has none", false, { tier: "pro" }],
])("%s", (_what, isDue, given) => {
  const moment = { tier: "free" as Tier, last: null, songsEnded: 1, isNextBought: false, isOneRun: false };
  expect(isSpotDue({ ...moment, now: NOW, ...given })).toBe(isDue);
});

test("only who pays nothing hears spots", () => {
  expect((["free", "trial", "pro", "enterprise"] as const).map(hearsSpots)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ["Nine songs for the walk home.", null],
  ["Too short.", "spots.textTooShort"],
  ["x".repeat(161), "spots.textTooLong"],
  ["All of it at www.example.net, come and hear.", "spots.textHoldsLink"],
  ["Come and hear it on https://example.test now.", "spots.textHoldsLink"],
  ["Write to me: mara@lune.example, I answer all.", "spots.textHoldsLink"],
  ["Everything is on maralune.com from today on.", "spots.textHoldsLink"],
  ["Recorded at 3.30 in the morning. No second take.", null],
])("“%s”", (text, code) => {
  expect(spotProblem({ text, startMs: 0 }, 60_000)?.code ?? null).toBe(code);
});

test("fifteen seconds have to be left of the track, and of a short one it is heard from its beginning", () => {
  const text = "Nine songs for the walk home.";
  expect(spotProblem({ text, startMs: 45_000 }, 60_000)).toBeNull();
  expect(spotProblem({ text, startMs: 45_001 }, 60_000)?.code).toBe("spots.startTooLate");
  expect(spotProblem({ text, startMs: 0 }, 9_000)).toBeNull();
  expect(spotProblem({ text, startMs: -1 }, 60_000)?.field).toBe("startMs");
});

test("only what waits is approved, only what is heard ends, and everything may be written anew", () => {
  const from = (to: (typeof SPOT_STATES)[number]) => SPOT_STATES.filter((state) => maySpotGo(state, to));
  expect(from("approved")).toEqual(["waiting"]);
  expect(from("refused")).toEqual(["waiting", "approved"]);
  expect(from("ended")).toEqual(["approved"]);
  expect(from("draft")).toEqual([...SPOT_STATES]);
  expect(from("waiting")).toEqual(["draft", "refused", "ended"]);
});

test("who refuses a spot says why", () => {
  expect(spotReasonProblem("  ")?.code).toBe("spots.reasonMissing");
  expect(spotReasonProblem("x".repeat(301))?.code).toBe("spots.reasonTooLong");
  expect(spotReasonProblem("It promises a concert that is over.")).toBeNull();
});
