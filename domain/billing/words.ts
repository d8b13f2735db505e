/** What is said of plans and of what they include. */
export const BILLING_WORDS = {
  "billing.partOfPro": "This is part of Pro Artist.",
  "billing.partOfLabel": "This is part of Indee Label.",
  "billing.requiresPro": "Requires Pro",
  "billing.requiresLabel": "Requires Indee Label",
  "billing.yearlySaving": "Save 17%",
} as const;
