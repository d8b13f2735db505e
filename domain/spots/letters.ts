/** What the bell says about spots. */
export const SPOT_LETTERS = {
  "spots.approvedTitle": "The spot for “{title}” is approved",
  "spots.approvedBody": "Listeners on the free plan meet it between songs from now on.",
  "spots.refusedTitle": "The spot for “{title}” was refused",
  "spots.refusedBody": "{reason} You can change it and send it in again.",
} as const;
