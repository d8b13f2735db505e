/** What the server says to devices that come back with work done without a network. */
export const SYNC_WIRE_WORDS = {
  "sync.appTooOld": "This page is older than the server. Reload it to go on.",
  "sync.unknownChange":
    "This change and the server are of different versions of Levare, and the server does not know it. Reload the page, then try it again.",
  "sync.deletedMeanwhile": "It was deleted meanwhile.",
} as const;
