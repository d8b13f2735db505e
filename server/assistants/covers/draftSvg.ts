import { INK } from "../../../domain/identity/colours.ts";
import { contrast } from "../../../domain/identity/contrast.ts";
import { gradientsOf } from "../../../domain/identity/coverArt.ts";
import { MOTIFS, type MotifName, SIDE } from "../../../domain/identity/coverMotifs.ts";
import { coverPalette } from "../../../domain/identity/coverPalette.ts";
import { pick, seededRandom } from "../../../domain/identity/seededRandom.ts";
import { isWritable } from "../../compliance/paperFonts.ts";
import { escaped } from "../../pages/pageHead.ts";
import { type Drawn, drawText } from "../../publicPages/drawText.ts";

/** What a draft is drawn from: the same facts always give the same picture. */
export interface DraftFacts {
  seed: string;
  motif: MotifName;
  genre: string;
  title: string;
  artists: string;
}

/** How a motif stands with its words: beside a strip of paper above or below, or as a print in a frame. */
type Place = (words: Words) => { motif: string; words: string };

interface Words {
  motif: string;
  title: string;
  artists: string;
  ink: string;
  paper: string;
}

const MARGIN = 36;
const ROOM = SIDE - 2 * MARGIN;
const STRIP = 138;
const FRAME = { side: 420, top: MARGIN } as const;
const SIZES = [52, 44, 37, 31] as const;
const ARTISTS_SIZE = 22;
const LEADING = 1.12;
const MOST_LINES = 2;

/** Whether our typeface has every letter of what would stand on the cover. */
export function canWrite({ title, artists }: Pick<DraftFacts, "title" | "artists">): boolean {
  return isWritable(title) && isWritable(artists);
}

/** A draft as a drawing in a square of 600, with its title and artists unless our typeface lacks a letter of them. */
export function draftSvg(facts: DraftFacts): string {
  const random = seededRandom(facts.seed);
  const palette = coverPalette(facts.genre, random);
  const place = pick(random, PLACES);
  const drawn = MOTIFS[facts.motif](palette, random);
  const paper = palette.ground[0];
  const ink = contrast(palette.line, paper) >= contrast(INK, paper) ? palette.line : INK;
  const { motif, words } = canWrite(facts)
    ? place({ motif: drawn, title: facts.title, artists: facts.artists, ink, paper })
    : { motif: drawn, words: "" };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<defs>${gradientsOf(palette)}</defs>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`,
    motif,
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#v)"/>`,
    words,
    "</svg>",
  ].join("");
}

const strip =
  (top: number, shift: number): Place =>
  ({ motif, title, artists, ink, paper }) => ({
    motif: `<g transform="translate(0 ${shift})">${motif}</g>`,
    words: `<rect y="${top}" width="${SIDE}" height="${STRIP}" fill="${paper}"/>${lines(title, artists, ink, { top, height: STRIP })}`,
  });

const framed: Place = ({ motif, title, artists, ink, paper }) => {
  const { side, top } = FRAME;
  const left = (SIDE - side) / 2;
  const below = top + side;
  return {
    motif: [
      `<rect width="${SIDE}" height="${SIDE}" fill="${paper}"/>`,
      `<svg x="${left}" y="${top}" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">`,
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>${motif}</svg>`,
      `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
    ].join(""),
    words: lines(title, artists, ink, { top: below, height: SIDE - below, isCentred: true }),
  };
};

const PLACES: readonly Place[] = [strip(SIDE - STRIP, -STRIP / 2), strip(0, STRIP / 2), framed];

/** Title and artists, in the middle of the height that they have. */
function lines(
  title: string,
  artists: string,
  ink: string,
  { top, height, isCentred = false }: { top: number; height: number; isCentred?: boolean },
): string {
  const put = [
    ...fitting(title).map((drawn) => ({ drawn, opacity: 1 })),
    ...drawText(artists, { size: ARTISTS_SIZE, weight: 400, room: ROOM, mostLines: 1 }).map((drawn) => ({
      ...{ drawn, opacity: 0.85 },
    })),
  ];
  const whole = put.reduce((sum, { drawn }) => sum + drawn.size * LEADING, 0);
  let y = top + (height - whole) / 2;
  return put
    .map(({ drawn, opacity }) => {
      // Letters stand on their line, a fifth of their size above its foot.
      const baseline = y + drawn.size * 0.9;
      y += drawn.size * LEADING;
      const left = isCentred ? (SIDE - drawn.width) / 2 : MARGIN;
      return `<path transform="translate(${left} ${baseline})" d="${escaped(drawn.path)}" fill="${ink}" fill-opacity="${opacity}"/>`;
    })
    .join("");
}

/** A title as large as it can be without being cut. */
function fitting(title: string): Drawn[] {
  const sized = (size: number) => drawText(title, { size, weight: 700, room: ROOM, mostLines: MOST_LINES });
  for (const size of SIZES) {
    const drawn = sized(size);
    const isOne = drawn.length === 1 || size <= SIZES[2];
    if (isOne && !drawn.some(({ isCut }) => isCut)) return drawn;
  }
  return sized(SIZES.at(-1)!);
}
