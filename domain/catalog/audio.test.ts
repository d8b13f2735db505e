import { english } from "../testing/english.ts";
import { cutOffRefusal, isCutOff, MAX_UPLOAD_BYTES } from "./audio.ts";

test("a song whose last frames were rounded away is whole", () => {
  expect(isCutOff(179.95, 180)).toBe(false);
  expect(isCutOff(1.9, 2)).toBe(false);
});

test("a song that misses more than half a second is cut off", () => {
  expect(isCutOff(179.4, 180)).toBe(true);
  expect(isCutOff(7199.4, 7200)).toBe(true);
  expect(isCutOff(1.5, 2)).toBe(true);
});

test("a longer song than declared is not cut off", () => {
  expect(isCutOff(181, 180)).toBe(false);
});

test("the musician reads how much of the song arrived", () => {
  expect(english(cutOffRefusal(12.7, 180.02))).toBe("The file is cut off: 12 s of 180 s can be read.");
});

test("a gigabyte is the largest upload", () => {
  expect(MAX_UPLOAD_BYTES).toBe(1_073_741_824);
});
