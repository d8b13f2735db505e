import { streamQuality } from "./quality.ts";

test("fans hear basic quality, artists high, and everybody basic on a slow connection", () => {
  expect(streamQuality("fan", false)).toBe("basic");
  expect(streamQuality("artist", false)).toBe("high");
  expect(streamQuality("artist", true)).toBe("basic");
});
