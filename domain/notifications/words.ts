/** What is said to whoever writes an announcement. */
export const NOTIFICATION_WORDS = {
  "notifications.titleMissing": "Give it a title in both languages.",
  "notifications.titleTooLong": "The title is too long: at most {max, number} characters.",
  "notifications.bodyMissing": "Write the text in both languages.",
  "notifications.bodyTooLong": "The text is too long: at most {max, number} characters.",
  "notifications.linkWrong": "A link is a page on Levare, such as /settings/notifications.",
  "notifications.channelsWrong": "Choose the app, email, or both.",
  "notifications.plansWrong": "Choose plans from the list.",
  "notifications.audienceMissing": "Choose who it is for.",
  "notifications.momentOver": "Choose a time in the future.",
  "notifications.momentTooFar": "Choose a time within the next year.",
  "notifications.notADraft": "Only a draft can be changed. Move it back to draft first.",
  "notifications.notWaiting": "Sending has started and cannot be stopped.",
  "notifications.stale": "Somebody else changed this announcement first. Look at it again.",
} as const;
