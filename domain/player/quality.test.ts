import type { Capability } from "../accounts/roles.ts";
import type { Tier } from "../billing/plans.ts";
import { preferredQuality, type StreamQuality, streamQuality } from "./quality.ts";

test.each<[string, StreamQuality | null, Tier, Capability, StreamQuality]>([
  ["a fan who never chose hears basic", null, "pro", "fan", "basic"],
  ["an artist who never chose hears high", null, "trial", "artist", "high"],
  ["a fan on the free plan hears basic whatever they chose", "lossless", "free", "fan", "basic"],
  ["a trial goes up to high", "lossless", "trial", "fan", "high"],
  ["Pro goes up to lossless", "lossless", "pro", "fan", "lossless"],
  ["an artist who wants to save data hears basic", "basic", "pro", "artist", "basic"],
  ["an artist whose plan ended still hears the studio's high", "lossless", "free", "artist", "high"],
])("%s", (_title, chosen, tier, side, heard) => {
  expect(preferredQuality(chosen, tier, side)).toBe(heard);
});

test("everybody hears basic on a slow connection", () => {
  expect(streamQuality("lossless", true)).toBe("basic");
  expect(streamQuality("lossless", false)).toBe("lossless");
});
