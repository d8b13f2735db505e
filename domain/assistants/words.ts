/** What is refused around the assistants. */
export const ASSISTANT_WORDS = {
  "assistants.replyUnderWay": "An answer is still being written.",
  "assistants.questionEmpty": "Write something first.",
  "assistants.questionTooLong": "A question has {max, number} characters at most.",
  "assistants.tooManyReplies":
    "{perMinute, number} answers a minute and {perDay, number} a day are the most. Try again a little later.",
  "assistants.recordingTooLarge": "A recording has at most {kilobytes, number} kB. Say it in five seconds.",
  "assistants.recordingUnreadable": "This is no recording of speech that could be written down.",
  "assistants.tooManyRecordings":
    "{perMinute, number} recordings a minute and {perDay, number} a day are the most. Type instead.",
  "assistants.noTranscription": "Nothing here turns speech into words. Type instead.",
  "assistants.transcriptionSpent":
    "This month’s budget for the language model is used up, so speech is not written down. Type instead.",
  "assistants.transcriptionFailed": "What you said could not be written down right now. Type instead.",
  "assistants.fieldEmpty": "Fill this in, please.",
  "assistants.fieldTooLong": "At most {max, number} characters, please.",
  "assistants.oneLine": "One line, please.",
  "assistants.skillsNumber": "Between 1 and {most, number} skills, please.",
  "assistants.skillEmpty": "Name this skill, please.",
  "assistants.skillValue": "A whole number from {min, number} to {max, number}, please.",
  "assistants.choiceUnknown": "Choose one of what is offered.",
  "assistants.pictureGone": "This picture is not there any more. Choose it again, or another one.",
  "assistants.tooMany": "You have made {most, number} assistants here. Delete one first.",
  "assistants.voiceUnknown": "There is no such voice.",
  "assistants.proposalStale":
    "This changed in the meantime, so nothing was applied. Ask again to see it as it is now.",
  "assistants.undoStale":
    "Somebody changed this since, so it was not taken back. Open it to see its current state.",
  "assistants.coverChanged": "It has another cover by now, so nothing was taken back.",
  "assistants.coverBackGone": "The cover before this one is not kept any more, so this one stays.",
  "assistants.proposalExpired": "This proposal is older than {days, number} days. Ask again.",
} as const;
