import { coverArt } from "./coverArt.ts";

const GENRES = ["electronic", "rock", "pop", "hip-hop", "jazz", "something else"];

test("a song without a picture keeps the one that was drawn for it", () => {
  expect(coverArt("0190-undertow", "rock")).toBe(coverArt("0190-undertow", "rock"));
});

test("no two of two hundred songs get the same picture", () => {
  const pictures = Array.from({ length: 200 }, (_, i) => coverArt(`song ${i}`, GENRES[i % GENRES.length]!));
  expect(new Set(pictures).size).toBe(200);
});

test("a picture is a small, whole drawing without words, scripts or links, whatever the seed says", () => {
  for (let i = 0; i < 200; i++) {
    const svg = coverArt(`"><script>${i}`, GENRES[i % GENRES.length]!);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 600">.*<\/svg>$/s);
    expect(svg).not.toMatch(/<script|<text|href|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(24_000);
  }
});
