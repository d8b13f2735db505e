import { DAY_MS } from "../duration.ts";
import { type Heard, judgePlay, judgePlays, type PlayReport } from "./play.ts";
import { isRobot } from "./robot.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

/** Begun a minute ago in a session of that moment, heard for forty seconds. */
function aReport(some: Partial<PlayReport> = {}): PlayReport {
  return {
    trackId: "tide",
    startedAt: secondsAgo(60),
    heardMs: 40_000,
    session: { issuedAt: secondsAgo(60), durationMs: 200_000, isReporters: true, isSpent: false },
    isOwnStudio: false,
    ...some,
  };
}
const inSession = (some: Partial<NonNullable<PlayReport["session"]>>) => ({
  session: { issuedAt: secondsAgo(60), durationMs: 200_000, isReporters: true, isSpent: false, ...some },
});
const judged = (some: Partial<PlayReport>, counted: readonly Heard[] = [], isRobot = false) =>
  judgePlay(aReport(some), { now: NOW, isRobot, counted });

test.each<[string, Partial<PlayReport>, string]>([
  ["forty seconds of a song", {}, "counted"],
  ["thirty seconds to the millisecond", { heardMs: 30_000 }, "counted"],
  ["a moment less", { heardMs: 29_999 }, "tooShort"],
  ["all of a jingle of twelve seconds", { heardMs: 12_000, ...inSession({ durationMs: 12_000 }) }, "counted"],
  ["half of it", { heardMs: 6_000, ...inSession({ durationMs: 12_000 }) }, "tooShort"],
  ["nothing of a sound of half a second", { heardMs: 0, ...inSession({ durationMs: 500 }) }, "tooShort"],
  ["a song whose length nobody knows", { heardMs: 29_000, ...inSession({ durationMs: 0 }) }, "tooShort"],
  ["a session that nobody of ours signed", { session: null }, "forged"],
  ["the session of somebody else", inSession({ isReporters: false }), "otherListener"],
  ["a session that was told of before", inSession({ isSpent: true }), "replayed"],
  ["a song of one's own studio", { isOwnStudio: true }, "ownStudio"],
  ["more than passed since it began", { heardMs: 66_000 }, "spedUp"],
  ["all that passed since it began", { heardMs: 60_000 }, "counted"],
  ["a song that begins tomorrow", { startedAt: secondsAgo(-86_400) }, "spedUp"],
  ["a song from before its session", inSession({ issuedAt: secondsAgo(50) }), "beforeSession"],
])("%s: %s", (_what, some, outcome) => {
  expect(judged(some)).toBe(outcome);
});

test("what was heard offline counts for thirty days, and not a moment longer", () => {
  const heardBefore = (ms: number) => {
    const startedAt = new Date(NOW.getTime() - ms);
    return judged({ startedAt, ...inSession({ issuedAt: startedAt }) });
  };
  expect(heardBefore(30 * DAY_MS)).toBe("counted");
  expect(heardBefore(30 * DAY_MS + 1)).toBe("tooOld");
});

test.each<[string, Partial<Heard>, string]>([
  ["the same song, begun 29 seconds before", { trackId: "tide", startedAt: secondsAgo(89) }, "tooSoon"],
  [
    "the same song, begun 30 seconds before and ended",
    { trackId: "tide", startedAt: secondsAgo(90) },
    "counted",
  ],
  ["the same song, still heard", { trackId: "tide", startedAt: secondsAgo(90), heardMs: 60_000 }, "parallel"],
  ["another song at the same time", {}, "parallel"],
  ["another song that ended as this one began", { startedAt: secondsAgo(90) }, "counted"],
  ["another song that faded out over this one", { startedAt: secondsAgo(86) }, "counted"],
])("after %s: %s", (_what, other, outcome) => {
  const before = { trackId: "shore", startedAt: secondsAgo(60), heardMs: 30_000, ...other };
  expect(judged({}, [before])).toBe(outcome);
});

test("of two songs heard at once the one that began first counts, in whichever order they are told", () => {
  const first = aReport({
    trackId: "shore",
    startedAt: secondsAgo(70),
    ...inSession({ issuedAt: secondsAgo(80) }),
  });
  const second = aReport();
  const circumstances = { now: NOW, isRobot: false, counted: [] };
  expect(judgePlays([first, second], circumstances)).toEqual(["counted", "parallel"]);
  expect(judgePlays([second, first], circumstances)).toEqual(["parallel", "counted"]);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0 Safari/537.36", true],
  ["curl/8.5.0", true],
  ["", true],
  [null, true],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15",
    false,
  ],
  ["Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/122.0 Mobile Safari/537.36", false],
])("%s is a robot: %s", (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
  expect(judged({}, [], isRobot(userAgent))).toBe(expected ? "robot" : "counted");
});
