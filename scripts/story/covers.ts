import { sharp } from "../../server/media/sharp.ts";

/** Side of a cover, the least that is taken, and the quality beyond which the eye gains nothing. */
const SIDE = 1400;
const QUALITY = 82;

/** A cover drawn as SVG, as the JPEG that a musician would have uploaded. */
export function coverJpeg(svg: string): Promise<Buffer> {
  // Drawn larger than the size it names (600 units), so that edges are drawn and not enlarged.
  return sharp(Buffer.from(svg), { density: 168 })
    .resize(SIDE, SIDE)
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer();
}
