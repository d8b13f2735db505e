import { setupI18n } from "@lingui/core";
import { firstSpoken, type Locale } from "../../domain/accounts/locales.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";

/** Each language in its own words, for the switch. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", es: "Español" };

const STORED_LOCALE = "levare.locale";

export const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** The stored choice, else the browser's first language that we speak, else the platform's, else English. */
export function preferredLocale(
  stored: string | null,
  languages: readonly string[],
  platform: string | null = null,
): Locale {
  return firstSpoken([stored, ...languages, platform]) ?? "en";
}

/** The language that the operator chose for people whose own we do not speak; the server writes it into the page. */
export function platformLocale(): string | null {
  return document.querySelector('meta[name="levare-language"]')?.getAttribute("content") ?? null;
}

export function storedLocale(): string | null {
  return localStorage.getItem(STORED_LOCALE);
}

/** Loads a language and switches every text to it. */
export async function activateLocale(locale: Locale): Promise<void> {
  const [screens, rules] = await Promise.all(
    locale === "es"
      ? [import("../locales/es.po"), import("../../domain/locales/es.po")]
      : [import("../locales/en.po"), import("../../domain/locales/en.po")],
  );
  i18n.loadAndActivate({ locale, messages: { ...screens.messages, ...rules.messages } });
  document.documentElement.lang = locale;
}

/** The person's own choice: remembered on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keepOnDevice(STORED_LOCALE, locale);
  await activateLocale(locale);
}
