import { askedLocale, type Locale } from "../../domain/accounts/locales.ts";

/** The language that a request asks for; English when it asks for none that we speak. */
export function localeOf({ request }: { request: Request }): Locale {
  return askedLocale(request.headers.get("accept-language")) ?? "en";
}
