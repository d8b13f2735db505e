import { MEGABYTE } from "../../../domain/catalog/audio.ts";
import {
  COVER_TYPES,
  MAX_COVER_BYTES,
  MAX_COVER_SIDE,
  MIN_COVER_SIDE,
} from "../../../domain/catalog/coverRules.ts";
import { type Refusal, refusal } from "../../../domain/words/refusal.ts";
import type { ChosenPicture } from "../../profiles/edit/readPicture.ts";

/** Reads a file as a cover, or answers why it cannot be one, before anything is sent. */
export async function readCover(file: File): Promise<ChosenPicture | Refusal> {
  if (!COVER_TYPES.some((type) => type === file.type)) return refusal("covers.unreadable");
  if (file.size > MAX_COVER_BYTES)
    return refusal("covers.tooLarge", { megabytes: MAX_COVER_BYTES / MEGABYTE });
  try {
    const source = await dataUrl(file);
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.max(width, height) > MAX_COVER_SIDE)
      return refusal("covers.tooManyPixels", { max: MAX_COVER_SIDE });
    if (Math.min(width, height) < MIN_COVER_SIDE) return refusal("covers.tooSmall", { min: MIN_COVER_SIDE });
    return { file, source, width, height };
  } catch {
    return refusal("covers.unreadable");
  }
}

export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}
