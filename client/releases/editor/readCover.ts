import {
  COVER_TOO_LARGE,
  COVER_TOO_MANY_PIXELS,
  COVER_TOO_SMALL,
  COVER_TYPES,
  COVER_UNREADABLE,
  MAX_COVER_BYTES,
  MAX_COVER_SIDE,
  MIN_COVER_SIDE,
} from "../../../domain/catalog/coverRules.ts";
import type { ChosenPicture } from "../../profiles/edit/readPicture.ts";

/** Reads a file as a cover, or answers why it cannot be one, before anything is sent. */
export async function readCover(file: File): Promise<ChosenPicture | string> {
  if (!COVER_TYPES.some((type) => type === file.type)) return COVER_UNREADABLE;
  if (file.size > MAX_COVER_BYTES) return COVER_TOO_LARGE;
  try {
    const source = await dataUrl(file);
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.max(width, height) > MAX_COVER_SIDE) return COVER_TOO_MANY_PIXELS;
    if (Math.min(width, height) < MIN_COVER_SIDE) return COVER_TOO_SMALL;
    return { file, source, width, height };
  } catch {
    return COVER_UNREADABLE;
  }
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}
