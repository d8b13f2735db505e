import type { PayoutParty } from "../../db/payouts/parties.ts";
import type { PayoutRow } from "../../db/payouts/payouts.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { failureOf } from "../../domain/payouts/failure.ts";
import { CHANGED_ACCOUNT_HOURS } from "../../domain/payouts/rules.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";
import { pageOfPayee } from "./pageOfPayee.ts";

type Money = Pick<PayoutRow, "minor" | "currency">;

const written = ({ minor, currency }: Money, locale: Locale) => formatMoney(minor, currency, locale);

/** What every letter names: the studio, where it is one, and the page that the money is looked after on. */
function factsOf({ workspaceId, name }: PayoutParty, publicUrl: string) {
  const isPerson = workspaceId === null;
  return { isPerson, studio: name, link: pageOfPayee(publicUrl, isPerson) };
}

export function paidLetter(payout: Money, party: PayoutParty, publicUrl: string): { words: Words } {
  const { isPerson, studio, link } = factsOf(party, publicUrl);
  return wordsOf(
    (locale) => text("payouts.paidSubject", { amount: written(payout, locale) }),
    (locale) => {
      const amount = written(payout, locale);
      return isPerson
        ? text("payouts.paidSharesBody", { amount, link })
        : text("payouts.paidBody", { amount, studio, link });
    },
  );
}

export function failedLetter(
  payout: Money,
  code: string | null,
  party: PayoutParty,
  publicUrl: string,
): { words: Words } {
  const { isPerson, studio, link } = factsOf(party, publicUrl);
  return wordsOf(
    (locale) => text("payouts.failedSubject", { amount: written(payout, locale) }),
    (locale) => {
      const [amount, reason] = [written(payout, locale), textIn(locale, failureOf(code))];
      return isPerson
        ? text("payouts.failedSharesBody", { amount, reason, link })
        : text("payouts.failedBody", { amount, studio, reason, link });
    },
  );
}

export function bankChangedLetter(party: PayoutParty, last4: string, publicUrl: string): { words: Words } {
  const { isPerson, studio, link } = factsOf(party, publicUrl);
  const facts = {
    ...{ last4, link, hours: CHANGED_ACCOUNT_HOURS, product: PRODUCT_NAME },
    account: `${publicUrl}/settings/account`,
  };
  return wordsOf(
    text("payouts.bankChangedSubject"),
    isPerson
      ? text("payouts.bankChangedSharesBody", facts)
      : text("payouts.bankChangedBody", { studio, ...facts }),
  );
}
