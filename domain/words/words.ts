/** What can be said anywhere. */
export const GENERAL_WORDS = {
  "general.notFound": "Not found",
  "general.idMalformed": "This id is not valid.",
  "general.idTaken": "This id is taken.",
  "general.productLine": "Release day starts on the upbeat.",
  "general.asWritten": "{words}",
  "general.unexpected": "An unexpected error occurred. Please try again.",
  "general.noConnection": "No connection. Please try again.",
  "general.unreachable": "Levare cannot be reached. Check your connection and try again.",
  "general.unreadable": "We could not read the server's answer.",
  "general.serverFailed": "Something went wrong on our side.",
  "general.diskFull": "Our storage is full. Nothing was saved; please try again later.",
  "general.tookTooLong": "This took too long.",
  "general.foreignOrigin": "This came from another site. Open Levare and try again.",
  "general.signInFirst": "Sign in first.",
  "general.tooManyAttempts": "Too many attempts. Wait a moment and try again.",
} as const;
