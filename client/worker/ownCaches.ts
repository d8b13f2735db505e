/** All caches of ours but those of the program itself begin so. */
export const OWN = "levare-";

/** Parts of the program that few people open: nobody's data. */
export const PARTS = `${OWN}parts`;

/** Songs that a person saved to hear without a network: filled by `client/offline/`, played by the worker. */
export const MUSIC = "music";

/** What was shared with the installed app, until a page takes it in (`client/catalog/sharedSongs.ts`). */
export const SHARED = `${OWN}shared`;

/** The name of a person's cache for one kind of thing, which does not say whose it is. */
export async function cacheNameOf(kind: string, personId: string): Promise<string> {
  return nameOf(kind, await hashOf(personId));
}

export function nameOf(kind: string, hash: string): string {
  return `${OWN}${kind}-${hash}`;
}

export async function hashOf(personId: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(personId));
  return [...new Uint8Array(bytes.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a stream without its signature, which differs each time: `/media/{track}/{quality}?v={edition}`. */
export function musicKey(address: string): string {
  const { pathname, searchParams } = new URL(address, self.location.origin);
  return `${pathname}?v=${searchParams.get("v") ?? ""}`;
}
