/** What is said of payouts. */
export const PAYOUT_WORDS = {
  "payouts.ownerOnly": "Only the owner of the studio can do this.",
  "payouts.notReady": "Finish setting up your payout account first.",
  "payouts.countryUnknown": "Choose a country from the list.",
  "payouts.bankChanged": "The bank account was changed. Payouts go on after {at, date}.",
  "payouts.frozen": "Payouts of this studio are on hold. Write to us to find out why.",
  "payouts.underWay": "A payout is already on its way. The next one can follow when it has arrived.",
  "payouts.amountWrong": "Write an amount, please.",
  "payouts.belowMinimum": "The smallest payout is {minimum}.",
  "payouts.aboveAvailable": "Only {available} is available.",
  "payouts.thresholdTooLow": "Payouts start at {minimum}.",
  "payouts.signInAgain":
    "To be safe, sign in again by the link in an email. Then ask for the payout within {minutes} minutes.",
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

/** Letters about payouts, and what statements say on paper. */
export const PAYOUT_LETTERS = {
  "payouts.paidSubject": "{amount} is on your bank account",
  "payouts.paidBody":
    "Your payout of {amount} for {studio} has arrived at your bank. The statement names every sale behind it:\n\n{link}",
  "payouts.failedSubject": "Your payout of {amount} failed",
  "payouts.failedBody":
    "Your payout of {amount} for {studio} did not arrive.\n\n{reason}\n\nThe money is available again. You can try once more here:\n\n{link}",
  "payouts.bankChangedSubject": "The bank account for your payouts was changed",
  "payouts.bankChangedBody":
    "Payouts of {studio} go to another bank account now, which ends in {last4}.\n\nTo be safe, nothing is paid out for 72 hours. If it was not you, change your password and write to us at once:\n\n{link}",
  "payouts.statement": "Payout statement",
  "payouts.statementOf": "{studio}, payout of {day}",
  "payouts.statementTotal": "Paid out: {amount}",
  "payouts.lineDate": "Date",
  "payouts.lineWhat": "What",
  "payouts.lineSale": "Sale",
  "payouts.lineCurrency": "Currency",
  "payouts.lineAmount": "Amount",
  "payouts.lineBalance": "Balance",
  "payouts.kindSale": "Sale",
  "payouts.kindRefund": "Refund",
  "payouts.kindDispute": "Dispute",
  "payouts.kindHeld": "Hold over",
  "payouts.kindPayout": "Payout",
  "payouts.kindPayoutBack": "Payout came back",
  "payouts.kindOther": "Correction",
} as const;
