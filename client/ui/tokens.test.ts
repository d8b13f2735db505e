import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { INK, SCALES } from "../../domain/identity/colours.ts";
import { DARK, LIGHT, WASH } from "./tokens.ts";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2 measures it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const darkGrounds = [DARK.bg, DARK.surface, DARK.raised, DARK.hover];
const lightGrounds = [LIGHT.bg, LIGHT.surface, LIGHT.raised, LIGHT.hover];

test.each(["text", "dim", "faint"] as const)("%s is readable on every ground, dark and light", (name) => {
  for (const ground of darkGrounds) expect(contrast(DARK[name], ground)).toBeGreaterThanOrEqual(4.5);
  for (const ground of lightGrounds) expect(contrast(LIGHT[name], ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(SCALES))("%s is readable as text, and ink is readable on it", (_name, scale) => {
  for (const ground of darkGrounds) expect(contrast(scale[4], ground)).toBeGreaterThanOrEqual(4.5);
  for (const ground of lightGrounds) expect(contrast(scale[8], ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(INK, scale[4])).toBeGreaterThanOrEqual(4.5);
});

test("the edge of a control can be seen", () => {
  for (const ground of [DARK.bg, DARK.surface, DARK.raised]) {
    expect(contrast(DARK.control, ground)).toBeGreaterThanOrEqual(3);
  }
  for (const ground of [LIGHT.bg, LIGHT.surface])
    expect(contrast(LIGHT.control, ground)).toBeGreaterThanOrEqual(3);
});

test.each(["#000000", "#ffffff"])(
  "words are readable over a cover's colour, even where it is %s",
  (cover) => {
    for (const name of ["text", "dim"] as const) {
      expect(contrast(DARK[name], washed(DARK.bg, cover))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(LIGHT[name], washed(LIGHT.bg, cover))).toBeGreaterThanOrEqual(4.5);
    }
    for (const scale of Object.values(SCALES)) {
      expect(contrast(scale[4], washed(DARK.bg, cover))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scale[8], washed(LIGHT.bg, cover))).toBeGreaterThanOrEqual(4.5);
    }
  },
);

const MANTINES_OWN = /["'](pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)["']/;

test("screens name no colour but ours, of which each contrast is measured", () => {
  const client = path.join(import.meta.dirname, "..");
  const screens = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("__generated__"),
  );
  expect(screens.length).toBeGreaterThan(500);
  expect(screens.filter((file) => MANTINES_OWN.test(readFileSync(path.join(client, file), "utf8")))).toEqual(
    [],
  );
});

function washed(ground: string, cover: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [below, above] = [ground, cover].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(below! * (1 - WASH) + above! * WASH)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
