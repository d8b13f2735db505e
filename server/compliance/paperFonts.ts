import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const FONT = "@fontsource/noto-sans";
export type Weight = 400 | 700;

/** The letters of one part of the font, as first and last code points. */
interface Part {
  name: string;
  ranges: readonly (readonly [number, number])[];
}

const parts: readonly Part[] = Object.entries(require(`${FONT}/unicode.json`) as Record<string, string>)
  .map(([name, ranges]) => ({ name, ranges: ranges.split(",").map(rangeOf) }))
  // Most of what is written is Latin: that is asked first.
  .sort((one, other) => Number(other.name === "latin") - Number(one.name === "latin"));
const files = new Map<string, Buffer>();

/** The bytes of one part of the font; read once. */
export function fontBytes(part: string, weight: Weight): Buffer {
  const file = `noto-sans-${part}-${weight}-normal.woff`;
  let bytes = files.get(file);
  if (!bytes) files.set(file, (bytes = readFileSync(require.resolve(`${FONT}/files/${file}`))));
  return bytes;
}

/**
 * A text cut where another part of the font must be taken. Letters that none of them holds, such as Chinese ones, are
 * question marks on paper; the report for machines has them as they are.
 */
export function runsOf(text: string): { part: string; text: string }[] {
  const runs: { part: string; text: string }[] = [];
  // The font has no sign for it; this is how it is written where there is none.
  for (const letter of text.normalize("NFC").replaceAll("℗", "(P)")) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0)!;
    const found = partOf(code);
    // A space stays with whoever it follows.
    const part = letter === " " && last ? last.part : (found?.name ?? "latin");
    const shown = found ? letter : "?";
    if (last?.part === part) last.text += shown;
    else runs.push({ part, text: shown });
  }
  return runs;
}

/** Whether the font holds every letter of a text. */
export function isWritable(text: string): boolean {
  return [...text.normalize("NFC")].every((letter) => partOf(letter.codePointAt(0)!));
}

function partOf(code: number): Part | undefined {
  return parts.find(({ ranges }) => ranges.some(([first, end]) => first <= code && code <= end));
}

function rangeOf(range: string): [number, number] {
  const [first, last] = range.replace("U+", "").split("-");
  return [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)];
}
