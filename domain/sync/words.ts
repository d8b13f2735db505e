/** What is said of changes that wait on a device. */
export const SYNC_WORDS = {
  "sync.offline": "Cannot sync while offline",
  "sync.deviceFull":
    "This device has no room left, so your change was not saved. Free some space and try again.",
  "sync.notKept": "Your change could not be kept on this device. Try again.",
} as const;
