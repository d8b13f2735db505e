/** Letters to buyers, and notices to those who sell. */
export const SALES_LETTERS = {
  "sales.receiptSubject": "Your receipt from {product}",
  "sales.receiptBody":
    "Thank you for supporting the artists directly. You bought:\n\n{lines}\n\nTotal: {total}\nTax in it: {tax}\n\nReceipt {id}",
  "sales.receiptLine": "{quantity} × {title}: {price}",
  "sales.soldTitle": "{title} was sold",
  "sales.soldBody": "For {total}. It can be paid out from {day, date} on.",
  "sales.soldFreeBody": "Somebody took it for free.",
  "sales.refundedTitle": "{amount} were given back",
  "sales.refundedBody": "For {title}. It is taken from what the sale earned.",
  "sales.refundFailedTitle": "A refund did not go through",
  "sales.refundFailedBody": "{amount} for {title} stay yours: {problem}",
  "sales.disputeTitle": "A buyer disputes a payment",
  "sales.disputeBody": "{amount} for {title}. The money stays held until the bank has decided.",
  "sales.disputeWonTitle": "The dispute was decided for you",
  "sales.disputeWonBody": "{amount} for {title} are yours.",
  "sales.disputeLostTitle": "The dispute was decided for the buyer",
  "sales.disputeLostBody": "{amount} for {title} went back to the buyer.",
} as const;
