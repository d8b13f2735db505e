/** What is said of plans, of what they include and of paying for them. */
export const BILLING_WORDS = {
  "billing.partOfPro": "This is part of Pro Artist.",
  "billing.partOfLabel": "This is part of Indee Label.",
  "billing.requiresPro": "Requires Pro",
  "billing.requiresLabel": "Requires Indee Label",
  "billing.trialEndsIn":
    "{days, plural, one {Your free trial ends in # day.} other {Your free trial ends in # days.}}",
  "billing.expired": "Your plan has expired. Your music stays online; editing is paused.",
  "billing.seePlans": "See plans",
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
  "billing.secondPlanSubject": "You paid for two plans: one is refunded",
  "billing.secondPlanBody":
    "You bought two plans at nearly the same time, perhaps in two tabs. One is enough, so we ended the second, {plan}, at once, and gave back all that it cost: {amount}. Your bank shows it within five to ten days.\n\nThe plan that you bought first, {kept}, goes on as it is. You do not have to do anything.\n\n{link}",
  "billing.secondPlanFreeBody":
    "You bought two plans at nearly the same time, perhaps in two tabs. One is enough, so we ended the second, {plan}, at once. Nothing had been charged for it.\n\nThe plan that you bought first, {kept}, goes on as it is. You do not have to do anything.\n\n{link}",
  "billing.secondPlanTitle": "A plan bought twice was refunded",
  "billing.secondPlanNotice": "The second plan was ended and {amount} given back. {kept} goes on as it is.",
  "billing.secondPlanFreeNotice":
    "The second plan was ended; nothing had been charged. {kept} goes on as it is.",
  "billing.refundBackSubject": "Your refund for {plan} did not arrive",
  "billing.refundBackBody":
    "We gave back {amount} of what you paid for {plan}, but the bank of your card could not take it: the card may be lost, or its account closed. The money is with us again.\n\nPlease answer this email and tell us how it should reach you.\n\n{link}",
  "billing.refundBackTitle": "A refund did not arrive",
  "billing.refundBackNotice":
    "Your bank could not take the {amount} that we gave back of {plan}. We sent you an email about it.",
} as const;
