/** How many of each thing a world of so many tracks has. */
export interface Sizes {
  tracks: number;
  releases: number;
  artists: number;
  products: number;
  posts: number;
  /** Each with one owner; five artists share one. */
  workspaces: number;
}

const ARTISTS_IN_WORKSPACE = 5;

export function sizesFor(tracks: number): Sizes {
  const tenth = Math.max(1, Math.round(tracks / 10));
  const workspaces = Math.ceil(tenth / ARTISTS_IN_WORKSPACE);
  return { tracks, releases: tenth, artists: tenth, products: tenth, posts: tenth, workspaces };
}
