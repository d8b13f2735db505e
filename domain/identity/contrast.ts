/** The grounds of both themes on which a colour stands worst (client/ui/tokens.ts, `hover`). */
export const HARDEST_GROUNDS = { dark: "#2d2835", light: "#f0eef3" } as const;

/** WCAG 2.2, 1.4.3: text in this colour stays readable. */
export const MIN_CONTRAST = 4.5;

const HEX = /^#[0-9a-f]{6}$/i;
const STEPS = 64;

export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

/** The contrast of two colours of the form #rrggbb, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A colour as each theme can show it: itself where it reads well, else the nearest paler or deeper shade that does. No
 * single colour reaches 4.5:1 on a dark and on a light ground at once.
 */
export function shadesOf(colour: string): { onDark: string; onLight: string } {
  return {
    onDark: readable(colour, "#ffffff", HARDEST_GROUNDS.dark),
    onLight: readable(colour, "#000000", HARDEST_GROUNDS.light),
  };
}

function readable(colour: string, towards: string, ground: string): string {
  for (let step = 0; step < STEPS; step++) {
    const shade = mixed(colour, towards, step / STEPS);
    if (contrast(shade, ground) >= MIN_CONTRAST) return shade;
  }
  return towards;
}

function mixed(colour: string, other: string, share: number): string {
  const parts = channels(colour).map((value, at) =>
    Math.round(value + (channels(other)[at]! - value) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
