/** What can be said anywhere. */
export const GENERAL_WORDS = {
  "general.notFound": "Not found",
  "general.idMalformed": "This id was not made as it has to be.",
  "general.idTaken": "This id is taken.",
  "general.productLine": "Release day starts on the upbeat.",
  "general.asWritten": "{words}",
  "general.unexpected": "An unexpected error occurred. Please try again.",
  "general.noConnection": "No connection. Please try again.",
  "general.unreachable": "Levare cannot be reached. Check your connection and try again.",
  "general.unreadable": "The server gave an answer that could not be read.",
  "general.serverFailed": "Something went wrong on our side.",
  "general.diskFull": "The server has no room left on its disk. Nothing was kept; please try again later.",
  "general.tookTooLong": "The operation took too long.",
  "general.foreignOrigin": "Another site asked for this. Open Levare and try again.",
  "general.signInFirst": "Sign in first.",
  "general.tooManyAttempts": "Too many attempts. Wait a moment and try again.",
} as const;
