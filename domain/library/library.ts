/** What a library keeps: tracks that somebody likes, releases they saved, artists they follow. */
export const LIBRARY_KINDS = ["track", "release", "artist"] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** The most that a library keeps of one kind: so much a browser sorts and searches by itself in an instant. */
export const LIBRARY_MAX = 20_000;
