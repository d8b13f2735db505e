/** What the player on other people's pages says, which is drawn without the client. */
export const FACE_WORDS = {
  "faces.play": "Play",
  "faces.pause": "Pause",
  "faces.seek": "Position",
  "faces.listen": "Open on",
  "faces.tracks": "Tracks",
  "faces.nothing": "Nothing to hear yet",
} as const;
