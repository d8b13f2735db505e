import { setupI18n } from "@lingui/core";
import { firstSpoken, type Locale } from "../../domain/accounts/locales.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import { type Part, TEXTS } from "./texts.ts";

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

const needed = new Set<Part>(["outside"]);
const loaded = new Set<string>();
/** The language that was chosen last; its texts may still be on the way. */
let wanted: Locale | null = null;

/** Loads a language and switches every text to it, unless another one was chosen meanwhile. */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale;
  await loadNeeded(locale);
  if (wanted !== locale) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** From now on the texts of these parts are there, too, in every language that is chosen, and in the one on its way. */
export async function needTexts(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  const shown: Locale = i18n.locale === "es" ? "es" : "en";
  await Promise.all([...new Set([shown, wanted ?? shown])].map(loadNeeded));
}

async function loadNeeded(locale: Locale): Promise<void> {
  const missing = [...needed].filter((part) => !loaded.has(`${locale} ${part}`));
  const found = await Promise.all(missing.map((part) => TEXTS[locale][part]()));
  if (missing.length === 0) return;
  for (const part of missing) loaded.add(`${locale} ${part}`);
  i18n.load(locale, Object.assign({}, ...found.map(({ messages }) => messages)));
}

/** The person's own choice: remembered on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keepOnDevice(STORED_LOCALE, locale);
  await activateLocale(locale);
}
