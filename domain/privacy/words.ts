/** What is said when somebody takes their data along or leaves. */
export const PRIVACY_WORDS = {
  "privacy.exportTooSoon": "You can download your data once every {days, number} days.",
  "privacy.handOverFirst":
    "Others work in a studio that only you own. Make somebody else its owner first, or delete the studio.",
  "privacy.earningsUnpaid":
    "You have earnings that were not paid out yet. Without your account we can pay them to nobody.",
} as const;
