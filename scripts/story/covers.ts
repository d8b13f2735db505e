import sharp from "sharp";

/** Side of a cover as stores ask for it, and the quality beyond which the eye gains nothing. */
const SIDE = 1200;
const QUALITY = 82;

/** A cover drawn as SVG, as the JPEG that a musician would have uploaded. */
export function coverJpeg(svg: string): Promise<Buffer> {
  // Drawn at twice the size it names (600 units), so that edges are drawn and not enlarged.
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(SIDE, SIDE)
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer();
}
