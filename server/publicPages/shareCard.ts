import { PRODUCT_NAME } from "../../domain/product.ts";
import { isWritable } from "../compliance/paperFonts.ts";
import { sharp } from "../media/sharp.ts";
import { escaped } from "../pages/pageHead.ts";
import { type Drawn, drawText } from "./drawText.ts";

/** What previews of links are drawn at (Open Graph). */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const COVER = CARD.height - 2 * MARGIN;
const LEFT = MARGIN + COVER + 56;
const ROOM = CARD.width - LEFT - MARGIN;
const QUALITY = 82;

export interface CardWords {
  /** Above the name, such as "Album". */
  kind: string;
  title: string;
  names: string;
}

/**
 * The picture that chats show for a link: the cover on its own colours, and what it is called beside it. `cover` is an image or
 * an SVG. A JPEG.
 */
export async function shareCard(cover: Buffer, words: CardWords): Promise<Buffer> {
  // Blurred while it is small: the same look for a hundredth of the work.
  const small = await sharp(cover)
    .resize(CARD.width / 8, Math.ceil(CARD.height / 8), { fit: "cover" })
    .blur(6)
    .modulate({ brightness: 0.42 })
    .toBuffer();
  const ground = await sharp(small).resize(CARD.width, CARD.height, { fit: "fill" }).toBuffer();
  const square = await sharp(cover)
    .resize(COVER, COVER, { fit: "cover" })
    .composite([{ input: Buffer.from(ROUNDED), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(ground)
    .composite([
      { input: Buffer.from(SHADE) },
      { input: square, left: MARGIN, top: MARGIN },
      { input: Buffer.from(written(words)) },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

const ROUNDED = `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER}" height="${COVER}"><rect width="${COVER}" height="${COVER}" rx="16"/></svg>`;
/** White letters must be readable on every cover. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" fill="#0b0a10" opacity="0.45"/></svg>`;

function written({ kind, title, names }: CardWords): string {
  const lines: Placed[] = [];
  let y = MARGIN + 40;
  const put = (text: string, drawn: readonly Drawn[], opacity: number, after: number) => {
    // Question marks for letters that our font lacks would be worse than the cover alone.
    if (!isWritable(text)) return;
    for (const line of drawn) {
      lines.push({ drawn: line, y: y + line.size, opacity });
      y += line.size * LEADING;
    }
    y += after;
  };
  put(kind, drawText(kind, { size: 26, weight: 700, room: ROOM, mostLines: 1 }), 0.8, 12);
  put(title, fitting(title), 1, 16);
  put(names, drawText(names, { size: 34, weight: 400, room: ROOM, mostLines: 2 }), 0.9, 0);
  const sign = drawText(PRODUCT_NAME, { size: 28, weight: 700, room: ROOM, mostLines: 1 })[0]!;
  lines.push({ drawn: sign, y: CARD.height - MARGIN - 4, opacity: 0.9 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${lines.map(place).join("")}</svg>`;
}

const LEADING = 1.18;
const SIZES = [76, 64, 52, 44] as const;
const MOST_LINES = 3;

interface Placed {
  drawn: Drawn;
  y: number;
  opacity: number;
}

function place({ drawn, y, opacity }: Placed): string {
  return `<g transform="translate(${LEFT} ${y})" fill="#fff" fill-opacity="${opacity}"><path d="${escaped(drawn.path)}"/></g>`;
}

/** A title as large as it can be without being cut. */
function fitting(title: string): Drawn[] {
  for (const size of SIZES) {
    const lines = drawText(title, { size, weight: 700, room: ROOM, mostLines: MOST_LINES });
    if (!lines.some(({ isCut }) => isCut)) return lines;
  }
  return drawText(title, { size: SIZES.at(-1)!, weight: 700, room: ROOM, mostLines: MOST_LINES });
}
