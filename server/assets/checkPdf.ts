import type { FileHandle } from "node:fs/promises";
import { refusal } from "../../domain/words/refusal.ts";
import { AssetRefused } from "./AssetRefused.ts";

const PIECE = 1024 ** 2;
/** Longer than any of the words that are looked for. */
const OVERLAP = 32;
/** ISO 32000-1, 7.5.5: the end mark stands within the last 1024 bytes of what readers accept. */
const END_WITHIN = 1024;
/** Actions that run something, and files inside of the file (ISO 32000-1, 12.6.4 and 7.11.4). */
const PROGRAM = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)[\s/<([]/;

/** Refuses a PDF that is cut off or says openly that it runs something. What hides in compressed parts stays unseen. */
export async function checkPdf(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const piece = Buffer.alloc(PIECE + OVERLAP);
  for (let at = 0; at < size; at += PIECE) {
    const { bytesRead } = await file.read(piece, 0, piece.length, at);
    if (PROGRAM.test(piece.toString("latin1", 0, bytesRead)))
      throw new AssetRefused(refusal("assets.pdfProgram"));
  }
  const from = Math.max(0, size - END_WITHIN);
  const { bytesRead } = await file.read(piece, 0, END_WITHIN, from);
  if (!piece.toString("latin1", 0, bytesRead).includes("%%EOF"))
    throw new AssetRefused(refusal("assets.notPdf"));
}
