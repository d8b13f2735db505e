/** What is said of the player. */
export const PLAYER_WORDS = {
  "player.queueTooLong": "A queue that follows you has at most {most, number} tracks.",
} as const;
