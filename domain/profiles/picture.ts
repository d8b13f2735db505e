import { type Refusal, refusal } from "../words/refusal.ts";
/** A face beside a name, and the wide picture above a profile. */
export const PICTURE_KINDS = ["avatar", "header"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** Pixels of a file beyond which it is not opened: a small file can unpack into gigabytes. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** What a person may send. Never SVG, which is a program. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** Width over height, and the widths that are kept, in pixels; the first is the smallest. */
export const PICTURE_SHAPES = {
  avatar: { ratio: 1, widths: [96, 256, 512] },
  header: { ratio: 3, widths: [900, 1800] },
} as const satisfies Record<PictureKind, { ratio: number; widths: readonly number[] }>;

export const MIN_PICTURE_SIDE = 96;

/** The part of a picture that is kept, in fractions of its width and height as it is seen. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The crop as whole pixels inside a picture, whatever rounding did to it. Null for a rectangle that is none. */
export function cropPixels(crop: Crop, width: number, height: number) {
  const { x, y } = crop;
  const isFine =
    [x, y, crop.width, crop.height].every(Number.isFinite) &&
    x >= 0 &&
    y >= 0 &&
    crop.width > 0 &&
    crop.height > 0;
  if (!isFine || x + crop.width > 1.001 || y + crop.height > 1.001) return null;
  const left = Math.min(Math.round(x * width), width - 1);
  const top = Math.min(Math.round(y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

/** The largest crop of the kind's shape, enlarged `zoom` times, around a centre in fractions; kept inside the picture. */
export function cropAround(
  kind: PictureKind,
  picture: { width: number; height: number },
  zoom: number,
  centre: { x: number; y: number },
): Crop {
  const ratio = PICTURE_SHAPES[kind].ratio * (picture.height / picture.width);
  const width = Math.min(1, ratio) / zoom;
  const height = width / ratio;
  const inside = (at: number, size: number) => Math.min(Math.max(at - size / 2, 0), 1 - size);
  return { x: inside(centre.x, width), y: inside(centre.y, height), width, height };
}

const KEY = /^[0-9a-f]{24}$/;

/** Whether this is the name of a kept picture: a hash of its content. */
export function isPictureKey(key: string): boolean {
  return KEY.test(key);
}

/** Where a kept picture is served, in the smallest width of at least `width` pixels. */
export function pictureUrl(profileId: string, kind: PictureKind, key: string, width: number): string {
  return `/pictures/${profileId}/${pictureFile(kind, key, width)}`;
}

/** The file's name: it changes with the content, so it may be cached for ever. */
export function pictureFile(kind: PictureKind, key: string, width: number): string {
  const { widths } = PICTURE_SHAPES[kind];
  return `${kind}-${key}-${widths.find((each) => each >= width) ?? widths.at(-1)}.webp`;
}

export function pictureTooLarge(): Refusal {
  return refusal("profiles.pictureTooLarge", { megabytes: MAX_PICTURE_BYTES / 1024 / 1024 });
}

export function tooManyPixels(): Refusal {
  return refusal("profiles.pictureTooManyPixels", { millions: MAX_PICTURE_PIXELS / 1_000_000 });
}

export function pictureTooSmall(): Refusal {
  return refusal("profiles.pictureTooSmall", { side: MIN_PICTURE_SIDE });
}
