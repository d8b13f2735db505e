/** What is refused around the assistants. */
export const ASSISTANT_WORDS = {
  "assistants.replyUnderWay": "An answer is still being written.",
  "assistants.questionEmpty": "Write something first.",
  "assistants.questionTooLong": "A question has {max, number} characters at most.",
  "assistants.tooManyReplies":
    "{perMinute, number} answers a minute and {perDay, number} a day are the most. Try again a little later.",
  "assistants.voiceUnknown": "There is no such voice.",
} as const;
