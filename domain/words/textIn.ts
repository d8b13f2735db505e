import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Locale } from "../accounts/locales.ts";
import { SPANISH } from "../locales/es.generated.ts";
import { WORDS } from "./catalogue.ts";
import { FIGURES } from "./figures.ts";
import type { Text } from "./refusal.ts";

/** Writes texts in one language; made when it is first asked for. */
const writers: Partial<Record<Locale, I18n>> = {};

/** The words of a text or a refusal in one language. The client has its own catalogues: `useRefusal`. */
export function textIn(locale: Locale, { code, params }: Text): string {
  writers[locale] ??= writerOf(locale);
  return writers[locale]._(code, params, { formats: FIGURES });
}

function writerOf(locale: Locale): I18n {
  const texts = locale === "es" ? SPANISH : WORDS;
  const writer = setupI18n({ locale, messages: { [locale]: texts } });
  return writer.setMessagesCompiler(compileMessage);
}
