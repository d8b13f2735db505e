/** What is said of payouts. */
export const PAYOUT_WORDS = {
  "payouts.ownerOnly": "Only the owner of the studio can do this.",
  "payouts.nothingShared": "Nobody shared music with you yet, so there is nothing to pay out.",
  "payouts.notReady": "Finish setting up your payout account first.",
  "payouts.countryUnknown": "Choose a country from the list.",
  "payouts.bankChanged": "The bank account was changed. Payouts go on after {at, date}.",
  "payouts.nobodyShared": "Nobody shared music with this person yet, so there is nothing to hold back.",
  "payouts.frozen": "Payouts are on hold. Write to us to find out why.",
  "payouts.underWay": "A payout is already on its way. The next one can follow when it has arrived.",
  "payouts.amountWrong": "Write an amount, please.",
  "payouts.belowMinimum": "The smallest payout is {minimum}.",
  "payouts.aboveAvailable": "Only {available} is available.",
  "payouts.thresholdTooLow": "Payouts start at {minimum}.",
  "payouts.secondFactorFirst":
    "To be safe, set up two-step sign-in first. Then you can change where your money goes.",
  "payouts.failedNoAccount":
    "Your bank has no account with this number. Check the bank account, then try again.",
  "payouts.failedClosed": "The bank account is closed. Name another one, then try again.",
  "payouts.failedCurrency": "The bank account does not take this currency. Name another one, then try again.",
  "payouts.failedNotAllowed":
    "Your bank does not allow this payment. Ask your bank, or name another account.",
  "payouts.failedNotReady": "Your payout account is not complete. Finish it, then try again.",
  "payouts.failedCanceled": "The payout was called back before it left.",
  "payouts.failedOther": "Your bank could not take the payment. Try again, or name another account.",
} as const;
