import type { SaleLineRow, SaleRow } from "../../db/sales/sales.ts";
import type { PricedLine } from "../../domain/ledger/sale.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { notice } from "../../domain/notifications/notice.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

/** To whoever bought: what, for how much, and what of it is tax. */
export function receiptLetter(
  { id, currency, totalMinor }: Pick<SaleRow, "id" | "currency" | "totalMinor">,
  lines: readonly Pick<SaleLineRow, "title" | "quantity">[],
  priced: readonly PricedLine[],
): { words: Words } {
  return wordsOf(text("sales.receiptSubject", { product: PRODUCT_NAME }), (locale) => {
    const money = (minor: bigint) => formatMoney(minor, currency, locale);
    const line = ({ title, quantity }: Pick<SaleLineRow, "title" | "quantity">, place: number) =>
      said(locale, text("sales.receiptLine", { quantity, title, price: money(priced[place]!.charged) }));
    return text("sales.receiptBody", {
      lines: lines.map(line).join("\n"),
      total: money(totalMinor),
      tax: money(sumOf(priced.map(({ tax }) => tax))),
      id,
    });
  });
}

/** To those who sold it. `minor` is what the buyer paid for their lines; `day` an instant. */
export function soldNotice(title: string, minor: bigint, currency: string, day: string): NoticeText {
  return notice(text("sales.soldTitle", { title }), (locale) =>
    minor === 0n
      ? text("sales.soldFreeBody")
      : text("sales.soldBody", { total: formatMoney(minor, currency, locale), day }),
  );
}

export function refundNotice(title: string, minor: bigint, currency: string): NoticeText {
  return notice(
    (locale) => text("sales.refundedTitle", { amount: formatMoney(minor, currency, locale) }),
    text("sales.refundedBody", { title }),
  );
}

export function refundFailedNotice(
  title: string,
  minor: bigint,
  currency: string,
  problem: string,
): NoticeText {
  return notice(text("sales.refundFailedTitle"), (locale) =>
    text("sales.refundFailedBody", { amount: formatMoney(minor, currency, locale), title, problem }),
  );
}

const DISPUTES = {
  open: [text("sales.disputeTitle"), "sales.disputeBody"],
  won: [text("sales.disputeWonTitle"), "sales.disputeWonBody"],
  lost: [text("sales.disputeLostTitle"), "sales.disputeLostBody"],
} as const;

export function disputeNotice(
  state: keyof typeof DISPUTES,
  title: string,
  minor: bigint,
  currency: string,
): NoticeText {
  const [head, body] = DISPUTES[state];
  return notice(head, (locale) => text(body, { title, amount: formatMoney(minor, currency, locale) }));
}
