/** What is said of feature flags. */
export const FLAG_WORDS = {
  "flags.nameWrong": "A name has 3 to 60 capital letters, digits and underscores.",
  "flags.nameTaken": "There is already a flag with this name.",
  "flags.builtIn": "A built-in flag can be switched off, not deleted.",
  "flags.descriptionTooLong": "The description is too long: at most {max, number} characters.",
  "flags.rolloutWrong": "The rollout is a whole number from 0 to 100.",
  "flags.metadataTooLong": "The metadata is too long: at most {max, number} characters.",
  "flags.metadataWrong": "Metadata is one JSON object.",
} as const;
