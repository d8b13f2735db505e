import type { PayoutRow } from "../../db/payouts/payouts.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { failureOf } from "../../domain/payouts/failure.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

type Money = Pick<PayoutRow, "minor" | "currency">;

const written = ({ minor, currency }: Money, locale: Locale) => formatMoney(minor, currency, locale);
const pageOf = (publicUrl: string) => `${publicUrl}/finances/payouts`;

export function paidLetter(payout: Money, studio: string, publicUrl: string): { words: Words } {
  const link = pageOf(publicUrl);
  return wordsOf(
    (locale) => text("payouts.paidSubject", { amount: written(payout, locale) }),
    (locale) => text("payouts.paidBody", { amount: written(payout, locale), studio, link }),
  );
}

export function failedLetter(
  payout: Money,
  code: string | null,
  studio: string,
  publicUrl: string,
): { words: Words } {
  const link = pageOf(publicUrl);
  return wordsOf(
    (locale) => text("payouts.failedSubject", { amount: written(payout, locale) }),
    (locale) => {
      const reason = textIn(locale, failureOf(code));
      return text("payouts.failedBody", { amount: written(payout, locale), studio, reason, link });
    },
  );
}

export function bankChangedLetter(studio: string, last4: string, publicUrl: string): { words: Words } {
  return wordsOf(
    text("payouts.bankChangedSubject"),
    text("payouts.bankChangedBody", { studio, last4, link: pageOf(publicUrl) }),
  );
}
