import { askedLocale, type Locale } from "../../../../domain/accounts/locales.ts";
import { formatMoney } from "../../../../domain/money/formatMoney.ts";
import type { Code } from "../../../../domain/words/catalogue.ts";
import { type ParamsGiven, text } from "../../../../domain/words/refusal.ts";
import { textIn } from "../../../../domain/words/textIn.ts";
import type { World } from "../World.ts";

/** Somebody who looks at a page, in their language. */
export interface Visit {
  world: World;
  locale: Locale;
  /** What stands behind the page's name in its address. */
  id: string;
  search: URLSearchParams;
  /** What was sent with the form; null: the page is only looked at. */
  form: Readonly<Record<string, string>> | null;
  say<Key extends Code>(code: Key, ...given: ParamsGiven<Key>): string;
  /** An amount of minor units. */
  money(minor: number, currency: string): string;
  /** An instant of the API, for texts with a date. */
  date(seconds: number): string;
}

export async function visitOf(world: World, request: Request, id: string): Promise<Visit> {
  const locale = askedLocale(request.headers.get("accept-language")) ?? "en";
  const form =
    request.method === "POST"
      ? (Object.fromEntries(new URLSearchParams(await request.text())) as Record<string, string>)
      : null;
  return {
    ...{ world, locale, id, form, search: new URL(request.url).searchParams },
    say: (code, ...given) => textIn(locale, text(code, ...given)),
    money: (minor, currency) => formatMoney(minor, currency.toUpperCase(), locale),
    date: (seconds) => new Date(seconds * 1000).toISOString(),
  };
}
