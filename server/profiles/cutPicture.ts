import { createHash } from "node:crypto";
import {
  type Crop,
  cropPixels,
  MAX_PICTURE_PIXELS,
  MIN_PICTURE_SIDE,
  PICTURE_SHAPES,
  type PictureKind,
  pictureTooSmall,
  tooManyPixels,
} from "../../domain/profiles/picture.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { UserError } from "../graphql/errors.ts";
import { sharp } from "../media/sharp.ts";

/** The file cannot become a picture of a profile. */
export class PictureRefused extends UserError {}

export interface CutPicture {
  /** Names the content: the same picture, cut the same way, has the same key. */
  key: string;
  files: { width: number; bytes: Buffer }[];
}

const QUALITY = 82;

/**
 * Reads what somebody sent and draws it anew, as WebP in the sizes of its kind: nothing of the file itself is kept, neither
 * what hides behind its end nor where its camera stood. Throws PictureRefused.
 */
export async function cutPicture(sent: Buffer, kind: PictureKind, crop: Crop): Promise<CutPicture> {
  // Told by its first bytes, before the library that can also read programs such as SVG looks at it.
  if (!isPicture(sent)) throw new PictureRefused(refusal("profiles.pictureUnreadable"));
  const { width, height } = await sizeOf(sent);
  if (width * height > MAX_PICTURE_PIXELS) throw new PictureRefused(tooManyPixels());
  if (Math.min(width, height) < MIN_PICTURE_SIDE) throw new PictureRefused(pictureTooSmall());
  const part = cropPixels(crop, width, height);
  if (!part) throw new PictureRefused(refusal("profiles.pictureUnreadable"));
  const { ratio, widths } = PICTURE_SHAPES[kind];
  const largest = widths.at(-1)!;
  // Read once: the smaller ones are made of the largest.
  const whole = await readable(
    open(sent)
      .autoOrient()
      .extract(part)
      .resize(largest, Math.round(largest / ratio), { fit: "cover" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  const files = await Promise.all(
    widths.map(async (wide) => ({
      width: wide,
      bytes: await sharp(whole)
        .resize(wide, Math.round(wide / ratio))
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
  const key = createHash("sha256").update(files.at(-1)!.bytes).digest("hex").slice(0, 24);
  return { key, files };
}

function open(sent: Buffer) {
  // Only the first picture of an animation; a damaged file is an error, not half a picture.
  return sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "warning", pages: 1 });
}

/** As it is seen: a telephone held upright writes its pictures lying down. */
async function sizeOf(sent: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await readable(
    sharp(sent, { limitInputPixels: false, failOn: "warning", pages: 1 }).metadata(),
  );
  return autoOrient;
}

async function readable<Made>(made: Promise<Made>): Promise<Made> {
  return made.catch(() => {
    throw new PictureRefused(refusal("profiles.pictureUnreadable"));
  });
}

function isPicture(sent: Buffer): boolean {
  const hex = sent.subarray(0, 4).toString("hex");
  const words = sent.subarray(4, 12).toString("latin1");
  return (
    hex.startsWith("ffd8ff") ||
    hex === "89504e47" ||
    hex === "47494638" ||
    (hex === "52494646" && words.endsWith("WEBP")) ||
    ["ftypavif", "ftypavis", "ftypmif1"].includes(words)
  );
}
