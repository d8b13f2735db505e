/** What is said of plans, of what they include and of paying for them. */
export const BILLING_WORDS = {
  "billing.partOfPro": "This is part of Pro Artist.",
  "billing.partOfLabel": "This is part of Indee Label.",
  "billing.requiresPro": "Requires Pro",
  "billing.requiresLabel": "Requires Indee Label",
  "billing.yearlySaving": "Save 17%",
  // SPEC.md section 8, Checkout.
  "billing.noSession": "No active session found. Please log in to continue.",
  "billing.sessionFailed": "Failed to get authentication session. Please log in again.",
  "billing.checkoutFailed": "Failed to create checkout session",
  "billing.unknownPrice": "That is not one of our plans.",
  "billing.unknownMode": "Only plans are sold here.",
  "billing.foreignReturn": "The way back has to lead to this site.",
  "billing.paymentsOff": "This installation takes no payments yet.",
  "billing.providerAway": "The payment provider cannot be reached right now. Please try again in a minute.",
  "billing.nothingToManage": "There is no plan to manage yet.",
} as const;

/** Letters about a person's plan. */
export const BILLING_LETTERS = {
  "billing.paymentFailedSubject": "Your payment for {plan} failed",
  "billing.paymentFailedBody":
    "The card for your {plan} plan was declined.\n\nUntil it is paid your account works like a free one. Nothing is deleted, and everything is back as soon as the payment goes through. Change the card or pay the open invoice here:\n\n{link}",
  "billing.planEndedSubject": "Your {plan} plan has ended",
  "billing.planEndedBody":
    "Your {plan} plan has ended. Your account works like a free one now. Your music, your pages and your data stay as they are.\n\nTo go on, choose a plan here:\n\n{link}",
  "billing.trialEndsSubject": "Your free trial ends on {at, date}",
  "billing.trialEndsBody":
    "Your free trial of Levare ends on {at, date}. After that your account works like a free one: your music, your pages and your data stay as they are, and the tools for artists come back with a plan.\n\nNothing is charged by itself. To go on without a break, choose a plan here:\n\n{link}",
  "billing.trialOverSubject": "Your free trial has ended",
  "billing.trialOverBody":
    "Your free trial of Levare has ended, and nothing was charged. Your music, your pages and your data stay as they are.\n\nTo get the tools for artists back, choose a plan here:\n\n{link}",
} as const;
