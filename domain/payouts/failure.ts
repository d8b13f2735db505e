import { type Text, text } from "../words/refusal.ts";

/** Why a payout did not arrive, in plain words and with what to do; by the provider's code. */
export function failureOf(code: string | null): Text {
  switch (code) {
    case "no_account":
    case "invalid_account_number":
    case "incorrect_account_holder_name":
    case "incorrect_account_holder_details":
      return text("payouts.failedNoAccount");
    case "account_closed":
    case "account_frozen":
    case "bank_account_restricted":
      return text("payouts.failedClosed");
    case "invalid_currency":
      return text("payouts.failedCurrency");
    case "debit_not_authorized":
    case "bank_ownership_changed":
      return text("payouts.failedNotAllowed");
    case "account_not_ready":
      return text("payouts.failedNotReady");
    case "canceled":
      return text("payouts.failedCanceled");
    default:
      return text("payouts.failedOther");
  }
}
