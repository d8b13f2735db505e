import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { COVER_WIDTHS, MAX_COVER_SIDE, MIN_COVER_SIDE } from "../../domain/catalog/coverRules.ts";
import { type Crop, cropPixels } from "../../domain/profiles/picture.ts";
import { type Params, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { inTurns } from "../limits/turns.ts";
import { GENERATED_XMP, isMarkedGenerated } from "../media/generatedXmp.ts";
import { sharp } from "../media/sharp.ts";

/** The file cannot become a cover. */
export class CoverRefused extends Error implements Refusal {
  readonly code: Refusal["code"];
  readonly params: Params;
  constructor({ code, params }: Refusal) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}

export interface RedrawnCover {
  /** Names the content: the same picture, cut the same way, has the same key. */
  key: string;
  /** A side, in pixels, of the largest one. */
  side: number;
  /** Whether it came in the colours of screens; what we keep always is. */
  isRgb: boolean;
  /** What was sent, byte by byte, kept aside and never served. */
  original: { bytes: Buffer; extension: string };
  /** The whole cover for shops and tags. */
  master: Buffer;
  variants: { width: number; bytes: Buffer }[];
}

/** One of them takes a core for a second or two. */
const AT_ONCE = 1;
const inTurn = inTurns(AT_ONCE);

const MASTER_QUALITY = 92;
const QUALITY = 82;

/**
 * Reads what somebody sent and draws the chosen square of it anew: JPEG in full size, WebP in the sizes of lists. What is
 * shown never holds a byte of the file itself; that a program made it is said again. One at a time, whoever asks. Throws CoverRefused.
 */
export function redrawCover(sent: Buffer, crop: Crop): Promise<RedrawnCover> {
  return inTurn(() => redraw(sent, crop));
}

async function redraw(sent: Buffer, crop: Crop): Promise<RedrawnCover> {
  const extension = extensionOf(sent);
  if (!extension) throw new CoverRefused(refusal("covers.unreadable"));
  const { autoOrient, space, channels, xmp } = await readable(open(sent).metadata());
  const { width, height } = autoOrient;
  if (Math.max(width, height) > MAX_COVER_SIDE)
    throw new CoverRefused(refusal("covers.tooManyPixels", { max: MAX_COVER_SIDE }));
  const part = cropPixels(crop, width, height);
  if (!part) throw new CoverRefused(refusal("covers.unreadable"));
  const side = Math.min(part.width, part.height);
  if (side < MIN_COVER_SIDE) throw new CoverRefused(refusal("covers.tooSmall", { min: MIN_COVER_SIDE }));
  // Who opens the cover reads it, whatever it went through.
  const marked = (picture: Sharp) => (isMarkedGenerated(xmp) ? picture.withXmp(GENERATED_XMP) : picture);
  const master = await readable(
    marked(open(sent))
      .autoOrient()
      .extract({ ...part, width: side, height: side })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: MASTER_QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
  const variants = [];
  for (const wide of COVER_WIDTHS)
    variants.push({
      width: wide,
      bytes: await marked(sharp(master)).resize(wide, wide).webp({ quality: QUALITY }).toBuffer(),
    });
  const key = createHash("sha256").update(master).digest("hex").slice(0, 24);
  const isRgb = space === "srgb" && channels !== undefined && channels >= 3;
  return { key, side, isRgb, original: { bytes: sent, extension }, master, variants };
}

function open(sent: Buffer) {
  return sharp(sent, { limitInputPixels: MAX_COVER_SIDE * MAX_COVER_SIDE, failOn: "warning", pages: 1 });
}

async function readable<Made>(made: Promise<Made>): Promise<Made> {
  return made.catch(() => {
    throw new CoverRefused(refusal("covers.unreadable"));
  });
}

/** Told by its first bytes, before a library that can also read programs looks at it. */
function extensionOf(sent: Buffer): string | null {
  const hex = sent.subarray(0, 4).toString("hex");
  if (hex.startsWith("ffd8ff")) return "jpg";
  if (hex === "89504e47") return "png";
  return hex === "52494646" && sent.subarray(8, 12).toString("latin1") === "WEBP" ? "webp" : null;
}
