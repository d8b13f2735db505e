/** What is said of the lists that administrators make. */
export const DISCOVER_WORDS = {
  "discover.titleMissing": "Give the list a title in both languages.",
  "discover.curatorMissing": "Say who chose it.",
  "discover.titleTooLong": "At most {max, number} characters.",
  "discover.textTooLong": "The text is too long: at most {max, number} characters.",
  "discover.noDay": "This is not a day.",
  "discover.daysReversed": "The last day comes before the first.",
  "discover.tooManyItems": "A list holds at most {max, number} tracks and releases.",
  "discover.tooManyLists": "There are {max, number} lists already. Delete one first.",
  "discover.notPublic": "Only music that everyone can find can be on a list.",
  "discover.stale": "The list changed meanwhile. Look at it again.",
} as const;
