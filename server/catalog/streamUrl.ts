import type { Context } from "../graphql/context.ts";

const STREAM_MINUTES = 10;

/** The purpose that stream signatures are made for: no other signature of this server opens a stream. */
export const STREAM_PURPOSE = "stream";

/**
 * A signed address of one rendition. It expires, and one of music that is not public works only in the session of the
 * person it was made for: passed on, it opens nothing.
 */
export function streamUrl(
  { services, viewer, now }: Context,
  trackId: string,
  quality: string,
  visibility: string,
  storageKey: string,
): { url: string; expiresAt: Date } {
  // Whole steps of the clock: within one step the address stays the same, and the browser's cache holds.
  const step = STREAM_MINUTES * 60_000;
  const expires = (Math.floor(now().getTime() / step) + 2) * step;
  const holder = visibility === "private" ? viewer!.userId : "anyone";
  const signature = services.signer.sign(STREAM_PURPOSE, streamClaim(trackId, quality, expires, holder));
  return {
    url: `/media/${trackId}/${quality}?expires=${expires}&for=${holder}&signature=${signature}&v=${editionOf(storageKey)}`,
    expiresAt: new Date(expires),
  };
}

/** Tells the files apart that a track had one after the other, so that no browser goes on with the old one. */
export function editionOf(storageKey: string): string {
  return /([0-9a-f]{8})(\/[a-z]+)?\.[a-z0-9]+$/.exec(storageKey)?.[1] ?? "";
}

/** What a stream's signature vouches for. `expires` is in epoch milliseconds. */
export function streamClaim(trackId: string, quality: string, expires: number, holder: string): string {
  return [trackId, quality, expires, holder].join(" ");
}
