import { bannerOf } from "./banner.ts";

const NOW = new Date("2026-12-01T12:00:00Z");
const ARTIST = { role: "artist", trialEndsAt: null } as const;

test("a trial counts its days, and a plan that has ended says so, to whoever has a studio", () => {
  const soon = new Date("2026-12-04T12:00:00Z");
  const trial = bannerOf({ ...ARTIST, tier: "trial", trialEndsAt: soon }, NOW);
  expect(trial).toEqual({ tone: "trial", words: { code: "billing.trialEndsIn", params: { days: 3 } } });
  expect(bannerOf({ ...ARTIST, tier: "free" }, NOW)?.tone).toBe("expired");
  expect(bannerOf({ ...ARTIST, role: "fan", tier: "free" }, NOW)).toBeNull();
  expect(bannerOf({ ...ARTIST, tier: "pro" }, NOW)).toBeNull();
});
