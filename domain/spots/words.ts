/** What is said of spots. */
export const SPOT_WORDS = {
  "spots.textTooShort": "Say a little more: at least {min, number} characters.",
  "spots.textTooLong": "A spot has at most {max, number} characters.",
  "spots.textHoldsLink": "Leave addresses out: the spot leads to your release by itself.",
  "spots.startTooLate": "Begin earlier: {seconds, number} seconds of the track are heard.",
  "spots.trackElsewhere": "Choose a track of this release that everybody can hear.",
  "spots.releaseNotOut": "A spot is sent in once its release is out for everybody.",
  "spots.wrongState": "It cannot move there from its current status.",
  "spots.stale": "Somebody changed this spot meanwhile. Look at it again.",
  "spots.reasonMissing": "Say why: the artist reads it.",
  "spots.reasonTooLong": "The reason is too long: at most {max, number} characters.",
} as const;
