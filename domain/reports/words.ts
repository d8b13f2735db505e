/** What is said of reports. */
export const REPORTS_WORDS = {
  "reports.textTooLong": "Your note is too long: at most {max, number} characters.",
  "reports.own": "This is your own studio's music. What it says of AI is changed on its page in the catalog.",
  "reports.tooMany": "You have reported a lot today. Come back tomorrow.",
  "reports.decisionMissing": "Say why: the studio and those who reported it read it.",
  "reports.decisionTooLong": "The decision is too long: at most {max, number} characters.",
  "reports.stale": "The report, or what is told of AI, changed meanwhile. Look at it again.",
  "reports.appealMissing": "Say what was judged wrongly.",
  "reports.appealTooLong": "The appeal is too long: at most {max, number} characters.",
  "reports.appealOver": "This decision can no longer be appealed.",
} as const;
