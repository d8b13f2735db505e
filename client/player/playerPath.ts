/** Where the big player is. */
export const PLAYER_PATH = "/player";
