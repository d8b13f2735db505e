/** Why something cannot be bought or given back. */
export const SALES_WORDS = {
  "sales.nothing": "There is nothing to buy.",
  "sales.tooMany": "At most {max, number} different things can be bought at once.",
  "sales.quantityWrong": "A whole number from 1 to {max, number}, please.",
  "sales.priceWrong": "This is no price that we can take.",
  "sales.currencyUnknown": "We do not sell in {currency}.",
  "sales.currencyMixed": "What is bought at once has to have one currency.",
  "sales.tooLittle": "The least that can be paid at once is {amount}.",
  "sales.tooMuch": "The most that can be paid at once is {amount}.",
  "sales.notSold": "This is not for sale any more.",
  "sales.countryUnknown": "Choose the country you live in.",
  "sales.couponTooMuch": "This coupon does not count for what you buy.",
  "sales.notPaid": "This sale was not paid, so there is nothing to give back.",
  "sales.wasFree": "This cost nothing, so there is nothing to give back.",
  "sales.refundNothing": "Say how much is given back.",
  "sales.refundTooMuch": "At most {amount} are left to give back.",
  "sales.refundOver": "All of it was given back already.",
  "sales.noSuchLine": "This sale has no such line.",
  "sales.disputed":
    "The buyer's bank is deciding about this payment. Until it has, nothing can be given back.",
} as const;
