/** What is said of plays. */
export const PLAYS_WORDS = {
  "plays.noReports": "Report at least one play, and at most {most, number} at once.",
  "plays.unsayable": "A play is reported with when it began and how long it was heard, at most a day.",
  "plays.tooManyTracks": "Ask for at least one track, and at most {most, number} at once.",
  "plays.continueListening": "Continue listening",
  "plays.allYouHeard": "Everything you heard",
} as const;
