import { PREVIEW_WIDTHS, type PreviewWidth } from "../../domain/assets/assetFiles.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { sharp } from "../media/sharp.ts";
import { AssetRefused } from "./AssetRefused.ts";

/** What is known of a picture, and what is shown of it. */
export interface DrawnPicture {
  /** Pixels, as it is looked at. */
  width: number;
  height: number;
  /** Whether it came in the colours of screens. */
  isRgb: boolean;
  previews: { width: PreviewWidth; bytes: Buffer }[];
}

const MOST_PIXELS = 100_000_000;
const QUALITY = 82;

/** Draws a picture anew in the sizes it is looked at: what is shown never holds a byte of the file. Throws AssetRefused. */
export async function drawPicture(sent: Buffer): Promise<DrawnPicture> {
  const { autoOrient, space, channels, width, height } = await readable(
    // Told before a pixel is decoded.
    sharp(sent, { limitInputPixels: false }).metadata(),
  );
  if (width * height > MOST_PIXELS)
    throw new AssetRefused(refusal("assets.tooManyPixels", { millions: MOST_PIXELS / 1e6 }));
  const whole = await readable(
    open(sent)
      .autoOrient()
      .resize({ width: PREVIEW_WIDTHS.at(-1)!, withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
  const previews = [];
  for (const wide of PREVIEW_WIDTHS.slice(0, -1))
    previews.push({
      width: wide,
      bytes: await sharp(whole)
        .resize({ width: wide, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    });
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    isRgb: space === "srgb" && channels !== undefined && channels >= 3,
    previews: [...previews, { width: PREVIEW_WIDTHS.at(-1)!, bytes: whole }],
  };
}

function open(sent: Buffer) {
  return sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
}

async function readable<Made>(made: Promise<Made>): Promise<Made> {
  return made.catch(() => {
    throw new AssetRefused(refusal("assets.notPicture"));
  });
}
