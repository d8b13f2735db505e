import { SCALES } from "../../../domain/identity/colours.ts";
import { PRODUCT_NAME } from "../../../domain/product.ts";
import { DARK } from "../../ui/tokens.ts";
import { FORMATS, type Format, fitting, type YearPicture } from "./yearPicture.ts";

const HEADINGS = '"Bricolage Grotesque", sans-serif';
const WORDS = '"Figtree Variable", sans-serif';
const EDGE = 80;
const ACCENT = SCALES.blush[4];

/** Lets the letters of the picture be there before they are drawn: a canvas does not wait for them. */
export async function loadLetters(): Promise<void> {
  await Promise.all([
    document.fonts?.load(`700 90px ${HEADINGS}`),
    document.fonts?.load(`500 40px ${WORDS}`),
  ]);
}

/** Draws a year in the colours of the dark side, whatever the page wears: a picture leaves the page. */
export function drawYear(canvas: HTMLCanvasElement, format: Format, picture: YearPicture): void {
  const { width, height, lines } = FORMATS[format];
  canvas.width = width;
  canvas.height = height;
  const pencil = canvas.getContext("2d");
  if (!pencil) return;
  const isTall = format === "story";

  function write(text: string, x: number, y: number, look: { font: string; colour?: string; room?: number }) {
    pencil!.font = look.font;
    pencil!.fillStyle = look.colour ?? DARK.text;
    const room = look.room ?? width - EDGE - x;
    pencil!.fillText(
      fitting(text, room, (part) => pencil!.measureText(part).width),
      x,
      y,
    );
  }

  pencil.fillStyle = DARK.bg;
  pencil.fillRect(0, 0, width, height);
  stripes(pencil, width, isTall ? 190 : 120);

  const top = isTall ? 330 : 220;
  write(picture.heading, EDGE, top, {
    font: headingFont(pencil, picture.heading, isTall ? 104 : 84, width - 2 * EDGE),
  });
  const figureAt = top + (isTall ? 210 : 140);
  write(picture.figure, EDGE, figureAt, { font: `700 ${isTall ? 190 : 120}px ${HEADINGS}`, colour: ACCENT });
  write(picture.figureLabel, EDGE, figureAt + (isTall ? 64 : 50), {
    font: `500 ${isTall ? 42 : 34}px ${WORDS}`,
    colour: DARK.dim,
  });

  const column = (width - 2 * EDGE - 60) / 2;
  const listsAt = figureAt + (isTall ? 190 : 140);
  const step = isTall ? 74 : 58;
  for (const [at, { title, lines: names }] of picture.lists.entries()) {
    const x = EDGE + at * (column + 60);
    write(title, x, listsAt, { font: `700 ${isTall ? 44 : 36}px ${HEADINGS}`, room: column });
    for (const [place, name] of names.slice(0, lines).entries()) {
      const y = listsAt + (place + 1) * step;
      const font = `500 ${isTall ? 38 : 32}px ${WORDS}`;
      write(String(place + 1), x, y, { font, colour: ACCENT });
      write(name, x + 48, y, { font, room: column - 48 });
    }
  }
  const genresAt = listsAt + (lines + 1) * step + (isTall ? 60 : 8);
  write(picture.genres, EDGE, genresAt, { font: `500 ${isTall ? 40 : 32}px ${WORDS}`, colour: DARK.dim });
  drawMonths(pencil, picture, { top: genresAt + (isTall ? 60 : 34), bottom: height - (isTall ? 220 : 130) });
  write(PRODUCT_NAME, EDGE, height - 64, { font: `700 44px ${HEADINGS}` });
  write(picture.foot, EDGE + 220, height - 66, { font: `500 28px ${WORDS}`, colour: DARK.faint });
}

/** The font of a heading, smaller where a language needs more room: it is never cut. */
function headingFont(pencil: CanvasRenderingContext2D, text: string, size: number, room: number): string {
  const at = (px: number) => `700 ${px}px ${HEADINGS}`;
  pencil.font = at(size);
  return at(Math.floor(size * Math.min(1, room / pencil.measureText(text).width)));
}

/** The sweep that stands at the head of pages without a picture. */
function stripes(pencil: CanvasRenderingContext2D, width: number, height: number): void {
  const shades = [SCALES.blush[6], SCALES.blush[7], SCALES.blush[8]];
  const slant = height / 2;
  for (let x = -slant, at = 0; x < width + slant; x += 56, at++) {
    pencil.fillStyle = shades[at % shades.length]!;
    pencil.beginPath();
    pencil.moveTo(x, height);
    pencil.lineTo(x + slant, 0);
    pencil.lineTo(x + slant + 56, 0);
    pencil.lineTo(x + 56, height);
    pencil.fill();
  }
}

/** Plays by month, the tallest bar as high as there is room. */
function drawMonths(
  pencil: CanvasRenderingContext2D,
  { months, monthLetters }: YearPicture,
  { top, bottom }: { top: number; bottom: number },
): void {
  const room = bottom - top - 44;
  if (room < 30) return;
  const most = Math.max(1, ...months);
  const step = (1080 - 2 * EDGE) / months.length;
  for (const [at, plays] of months.entries()) {
    const x = EDGE + at * step;
    const height = Math.max(6, (plays / most) * room);
    pencil.fillStyle = plays === most ? ACCENT : DARK.border;
    pencil.beginPath();
    pencil.roundRect(x, top + room - height, step - 14, height, 6);
    pencil.fill();
    pencil.font = `500 26px ${WORDS}`;
    pencil.fillStyle = DARK.faint;
    pencil.fillText(monthLetters[at] ?? "", x + 4, bottom);
  }
}
