/** Why a payout to a bank does not arrive, in the words of the API. */
export type PayoutFailure =
  | "account_closed"
  | "could_not_process"
  | "debit_not_authorized"
  | "insufficient_funds"
  | "invalid_currency"
  | "no_account";

const MESSAGES: Readonly<Record<PayoutFailure, string>> = {
  account_closed: "The bank account has been closed.",
  could_not_process: "The bank could not process this payout.",
  debit_not_authorized: "Debit transactions are not approved on your bank account.",
  insufficient_funds: "Your Stripe account has insufficient funds to cover the payout.",
  invalid_currency: "The bank was unable to process this payout because of its currency.",
  no_account:
    "The bank account details on file are probably incorrect. No bank account could be found with those details.",
};

export const messageOf = (failure: PayoutFailure): string => MESSAGES[failure];

/** Failures after which the bank account takes nothing more until another is named. */
export const CLOSES_BANK: ReadonlySet<string> = new Set(["account_closed", "invalid_currency", "no_account"]);

/** Accounts of Stripe's documentation: by number where banks have numbers, else the end of any IBAN. */
const NUMBERS: Readonly<Record<string, PayoutFailure | null>> = {
  "000123456789": null,
  "000111111116": "no_account",
  "000111111113": "account_closed",
  "000222222227": "insufficient_funds",
  "000333333335": "debit_not_authorized",
  "000444444440": "invalid_currency",
};
const IBAN = /^[A-Z]{2}\d{2}37040044053201300([0-5])$/;
const IBAN_FAILURES = [
  null,
  "no_account",
  "account_closed",
  "insufficient_funds",
  "debit_not_authorized",
  "invalid_currency",
] as const;

/** What becomes of payouts to an account; null: they arrive. Undefined: no test account has this number. */
export function failureOfBank(typed: string): PayoutFailure | null | undefined {
  const number = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  const [, last] = IBAN.exec(number) ?? [];
  return last === undefined ? NUMBERS[number] : IBAN_FAILURES[Number(last)];
}

/** Where the platform may send money, with the currency that banks there keep accounts in. */
export const BANK_CURRENCIES: Readonly<Record<string, string>> = {
  ...{ US: "usd", GB: "gbp", CA: "cad", CH: "chf", LI: "chf", NO: "nok", SE: "sek", DK: "dkk" },
  ...{ PL: "pln", CZ: "czk", HU: "huf", RO: "ron", IS: "isk" },
  ...Object.fromEntries(
    "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ").map((land) => [land, "eur"]),
  ),
};
