/** Ten steps from pale to deep, even in lightness (OKLCH). Step 4 is the accent itself. Made from design/tokens.json. */
export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

export const SCALES = {
  volt: [
    "#f2fbe0",
    "#e4f5c0",
    "#d0eb8d",
    "#b9dd4a",
    "#a5cb00",
    "#93b400",
    "#7d9a00",
    "#647b00",
    "#4b5e00",
    "#364400",
  ],
  blush: [
    "#fff3f5",
    "#ffe5ea",
    "#ffd0d9",
    "#ffb4c4",
    "#ff94ae",
    "#ff6a95",
    "#e34f7d",
    "#bd3562",
    "#94224a",
    "#6c1835",
  ],
  sky: [
    "#eef9ff",
    "#daf1ff",
    "#bae5ff",
    "#90d6ff",
    "#59c5ff",
    "#2eb1ef",
    "#0097d2",
    "#0079a9",
    "#005d82",
    "#00435f",
  ],
  mint: [
    "#e7fdf2",
    "#cdf9e4",
    "#a4f2cf",
    "#71e6b7",
    "#3ad7a1",
    "#0bc18d",
    "#00a577",
    "#00855f",
    "#006548",
    "#004933",
  ],
  amber: [
    "#fff5e8",
    "#ffe9cc",
    "#ffd7a0",
    "#febf62",
    "#f2a829",
    "#db9400",
    "#bb7e00",
    "#976500",
    "#734c00",
    "#543600",
  ],
  red: [
    "#fff4f2",
    "#ffe6e3",
    "#ffd2cc",
    "#ffb7ae",
    "#ff998d",
    "#ff7266",
    "#ef4741",
    "#c82b29",
    "#9e1819",
    "#721212",
  ],
} as const satisfies Record<string, Scale>;

export type ScaleName = keyof typeof SCALES;

/** The darkest neutral: text on any accent, and the night in cover art. */
export const INK = "#131117";
