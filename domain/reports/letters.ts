/** What the bell and letters say about reports. */
export const REPORTS_LETTERS = {
  "reports.upheldTitle": "A report about “{title}” was upheld",
  "reports.upheldBody":
    "{decision} Its page now says that its use of AI is disputed, until you correct what you told or an appeal is granted. You can appeal once within {days} days.",
  "reports.confirmedTitle": "Your appeal for “{title}” was turned down",
  "reports.confirmedBody":
    "{decision} Its page goes on saying that its use of AI is disputed, until you correct what you told.",
  "reports.grantedTitle": "Your appeal for “{title}” was granted",
  "reports.grantedBody": "{decision} Its page says nothing of a dispute any more.",
  "reports.droppedTitle": "The report about “{title}” was dropped after all",
  "reports.droppedBody": "{decision} Its page says nothing of a dispute any more.",
  "reports.decidedTitle": "Your report about “{title}” was decided",
  "reports.decidedUpheld": "It was upheld: {decision}",
  "reports.decidedDismissed": "It was dismissed: {decision}",
} as const;
