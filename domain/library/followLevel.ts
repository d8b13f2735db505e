/** How much a person hears of an artist whom they follow. The first is how one begins to follow. */
export const FOLLOW_LEVELS = ["everything", "releases", "nothing"] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

/** Whether news of a release reach who follows at this level; the other news of an artist reach "everything" alone. */
export function hearsOfReleases(level: FollowLevel): boolean {
  return level !== "nothing";
}
