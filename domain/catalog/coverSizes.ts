import { COVER_WIDTHS } from "./coverRules.ts";

const SIZED = /-\d{4}\.webp$/;

/** How wide a cover on a shelf is, in the words of the `sizes` attribute. */
export const ON_A_SHELF = "(max-width: 48em) 45vw, 240px";

/** What the name of a smaller cover ends in. */
export function coverSuffix(width: number): string {
  return `-${String(width).padStart(4, "0")}.webp`;
}

/** The key or address of the same cover in the smallest kept width of at least `width` pixels; one that has no others as it is. */
export function coverVariant(cover: string, width: number): string {
  const fitting = COVER_WIDTHS.find((each) => each >= width) ?? COVER_WIDTHS.at(-1)!;
  return cover.replace(/\.jpg$/, coverSuffix(fitting));
}

/** Whether the picture at this address is drawn from an id, because there is no other. */
export function isDrawnCover(address: string): boolean {
  return address.startsWith("/covers/art/");
}

/** Every width of the cover at this address, for a browser to choose from; undefined for one that has only itself. */
export function coverSources(address: string): string | undefined {
  if (!SIZED.test(address)) return undefined;
  return COVER_WIDTHS.map((width) => `${address.replace(SIZED, coverSuffix(width))} ${width}w`).join(", ");
}

/** The cover that a smaller one was drawn from, and how wide that one is; null for what is no smaller cover. */
export function wholeCover(key: string): { key: string; width: number } | null {
  const [, name, width] = /^(.+)-(\d{4})\.webp$/.exec(key) ?? [];
  if (name === undefined || !COVER_WIDTHS.some((each) => each === Number(width))) return null;
  return { key: `${name}.jpg`, width: Number(width) };
}
