import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MIN_PICTURE_SIDE,
  PICTURE_TYPES,
  pictureTooLarge,
  pictureTooSmall,
  tooManyPixels,
} from "../../../domain/profiles/picture.ts";
import { type Refusal, refusal } from "../../../domain/words/refusal.ts";

/** A picture on this device, ready to be cut. */
export interface ChosenPicture {
  file: File;
  /** The file as a data address: the page's policy lets no other kind be shown. */
  source: string;
  /** Pixels as the picture is seen, upright. */
  width: number;
  height: number;
}

/** Reads a file as a picture, or answers why it cannot be one, before anything is sent. */
export async function readPicture(file: File): Promise<ChosenPicture | Refusal> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return refusal("profiles.pictureUnreadable");
  if (file.size > MAX_PICTURE_BYTES) return pictureTooLarge();
  try {
    const source = await dataUrl(file);
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > MAX_PICTURE_PIXELS) return tooManyPixels();
    if (Math.min(width, height) < MIN_PICTURE_SIDE) return pictureTooSmall();
    return { file, source, width, height };
  } catch {
    return refusal("profiles.pictureUnreadable");
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
