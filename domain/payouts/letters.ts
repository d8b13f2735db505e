/** Letters about payouts, and what statements say on paper. */
export const PAYOUT_LETTERS = {
  "payouts.paidSubject": "{amount} is on your bank account",
  "payouts.paidBody":
    "Your payout of {amount} for {studio} has arrived at your bank. The statement names every sale behind it:\n\n{link}",
  "payouts.paidSharesBody":
    "Your payout of {amount} for your shares has arrived at your bank. The statement names every sale behind it:\n\n{link}",
  "payouts.failedSubject": "Your payout of {amount} failed",
  "payouts.failedBody":
    "Your payout of {amount} for {studio} did not arrive.\n\n{reason}\n\nThe money is available again. You can try once more here:\n\n{link}",
  "payouts.failedSharesBody":
    "Your payout of {amount} for your shares did not arrive.\n\n{reason}\n\nThe money is available again. You can try once more here:\n\n{link}",
  "payouts.bankChangedSubject": "The bank account for your payouts was changed",
  "payouts.bankChangedBody":
    "Payouts of {studio} go to another bank account now, which ends in {last4}. You see it here:\n\n{link}\n\nTo be safe, nothing is paid out for {hours, number} hours. If it was not you, write to whoever runs {product} at once and choose a new password:\n\n{account}",
  "payouts.bankChangedSharesBody":
    "What your shares earn goes to another bank account now, which ends in {last4}. You see it here:\n\n{link}\n\nTo be safe, nothing is paid out for {hours, number} hours. If it was not you, write to whoever runs {product} at once and choose a new password:\n\n{account}",
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
