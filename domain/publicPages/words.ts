/** What the player on other people's pages says, which is drawn without the client. */
export const PUBLIC_PAGES_WORDS = {
  "publicPages.play": "Play",
  "publicPages.pause": "Pause",
  "publicPages.seek": "Position",
  "publicPages.listen": "Open on",
  "publicPages.tracks": "Tracks",
  "publicPages.nothing": "Nothing to hear yet",
} as const;
