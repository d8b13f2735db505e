import { EXPORT_COVER_SIDE } from "../../../domain/catalog/coverRules.ts";
import { SIDE } from "../../../domain/identity/coverMotifs.ts";
import { seededRandom } from "../../../domain/identity/seededRandom.ts";
import { inTurns } from "../../limits/turns.ts";
import { GENERATED_XMP } from "../../media/generatedXmp.ts";
import { sharp } from "../../media/sharp.ts";
import { type DraftFacts, draftSvg } from "./draftSvg.ts";

/** One of them takes a core for a second or two. */
const AT_ONCE = 1;
const QUALITY = 92;
/** The grain of paper: a square that is laid again and again, and how far it goes from grey. */
const GRAIN = 750;
const ROUGHNESS = 14;
/** Points that a browser's unit has on paper. */
const DENSITY = 72;

const inTurn = inTurns(AT_ONCE);
let grain: Promise<Buffer> | null = null;

/** A draft as shops take it: a JPEG of 3000 pixels in RGB that says that a program made it. Drawn beside the event loop. */
export function draftFile(facts: DraftFacts): Promise<Buffer> {
  return inTurn(async () => {
    grain ??= drawGrain();
    return sharp(Buffer.from(draftSvg(facts)), { density: (DENSITY * EXPORT_COVER_SIDE) / SIDE })
      .resize(EXPORT_COVER_SIDE, EXPORT_COVER_SIDE)
      .flatten({ background: "#ffffff" })
      .composite([{ input: await grain, tile: true, blend: "soft-light" }])
      .toColourspace("srgb")
      .withXmp(GENERATED_XMP)
      .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer();
  });
}

/** Always the same, so that the same draft is the same file. */
function drawGrain(): Promise<Buffer> {
  const random = seededRandom("grain");
  const grey = Buffer.alloc(GRAIN * GRAIN);
  // Three of them together lie around their middle, as grains do.
  const spread = ROUGHNESS * 2;
  for (let at = 0; at < grey.length; at++)
    grey[at] = Math.round(128 + (random() + random() + random() - 1.5) * spread);
  return sharp(grey, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}
