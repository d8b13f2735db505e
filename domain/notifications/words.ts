/** What is said to whoever writes an announcement. */
export const NOTIFICATION_WORDS = {
  "notifications.titleMissing": "Give it a title in both languages.",
  "notifications.titleTooLong": "The title is too long: at most {max, number} characters.",
  "notifications.bodyMissing": "Write the text in both languages.",
  "notifications.bodyTooLong": "The text is too long: at most {max, number} characters.",
  "notifications.linkWrong": "A link is a path of ours, such as /settings/notifications.",
  "notifications.channelsWrong": "Choose the app, a letter, or both.",
  "notifications.plansWrong": "Choose plans from the list.",
  "notifications.audienceMissing": "Choose whom it is for.",
  "notifications.momentOver": "Choose a moment in the future.",
  "notifications.momentTooFar": "Choose a moment within the next year.",
  "notifications.notADraft": "Only a draft can be changed. Take it back first.",
  "notifications.notWaiting": "It has started and cannot be taken back any more.",
  "notifications.stale": "Somebody else changed this announcement first. Look at it again.",
} as const;
