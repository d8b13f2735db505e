/** What can be said anywhere. */
export const GENERAL_WORDS = {
  "general.notFound": "Not found",
  "general.unexpected": "An unexpected error occurred. Please try again.",
  "general.noConnection": "No connection. Please try again.",
  "general.asWritten": "{words}",
  "general.tooManyAttempts": "Too many attempts. Wait a moment and try again.",
} as const;
