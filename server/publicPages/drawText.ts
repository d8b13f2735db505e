import { createRequire } from "node:module";
import type * as Fontkit from "fontkit";
import { fontBytes, runsOf, type Weight } from "../compliance/paperFonts.ts";

interface Manner {
  /** Of the letters, in pixels. */
  size: number;
  weight: Weight;
  /** How wide a line may be, in pixels. */
  room: number;
  mostLines: number;
}

/** One line of text as the outline of its letters, from its baseline: pictures are drawn where no font is installed. */
export interface Drawn {
  path: string;
  size: number;
  /** How wide it is, in pixels. */
  width: number;
  /** Something of the text had to be left out here. */
  isCut: boolean;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Fontkit.Font>();

/** A text in lines that fit, broken between words; what has no room ends in an ellipsis. At least one line. */
export function drawText(text: string, manner: Manner): Drawn[] {
  const { size, room, mostLines } = manner;
  const lines: string[] = [];
  let isCut = false;
  for (const word of text.trim().split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer, manner) <= room) lines[lines.length - 1] = longer;
    else if (lines.length < mostLines) lines.push(word);
    else {
      lines[lines.length - 1] = longer;
      isCut = true;
      break;
    }
  }
  return lines.map((line) => {
    const fitted = shortened(line, manner);
    return {
      path: outline(fitted, manner),
      size,
      width: widthOf(fitted, manner),
      isCut: isCut || fitted !== line,
    };
  });
}

function shortened(line: string, manner: Manner): string {
  if (widthOf(line, manner) <= manner.room) return line;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join("").trimEnd()}…`, manner) > manner.room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

function layouts(text: string, { weight, size }: Manner) {
  return runsOf(text).map((run) => {
    const font = fontOf(run.part, weight);
    return { run: font.layout(run.text), scale: size / font.unitsPerEm };
  });
}

const widthOf = (text: string, manner: Manner) =>
  layouts(text, manner).reduce((width, { run, scale }) => width + run.advanceWidth * scale, 0);

function outline(text: string, manner: Manner): string {
  let x = 0;
  const paths: string[] = [];
  for (const { run, scale } of layouts(text, manner)) {
    run.glyphs.forEach((glyph, at) => {
      const { xOffset, yOffset, xAdvance } = run.positions[at]!;
      // Letters stand upwards, pictures count downwards.
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG(),
      );
      x += xAdvance * scale;
    });
  }
  return paths.join("");
}

function fontOf(part: string, weight: Weight): Fontkit.Font {
  const key = `${part} ${weight}`;
  let font = fonts.get(key);
  if (!font) {
    // With the first text: a start draws none, and would wait for the library.
    const { create }: typeof Fontkit = require("fontkit");
    fonts.set(key, (font = create(fontBytes(part, weight)) as Fontkit.Font));
  }
  return font;
}
