import { formats, type Messages, setupI18n } from "@lingui/core";
import { firstSpoken, type Locale } from "../../domain/accounts/locales.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import { nextTurn } from "../app/nextTurn.ts";
import { type Part, TEXTS } from "./texts.ts";

/** Each language in its own words, for the switch. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", es: "Español" };

const STORED_LOCALE = "levare.locale";

/**
 * Every text that came, by language. What is put in here is there at once, while `i18n.load` would draw the whole page anew: nothing
 * stands that waits for its words.
 */
const catalogs: Record<Locale, Messages> = { en: {}, es: {} };

export const i18n = setupI18n({ locale: "en", messages: catalogs });

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
/** What came, or is on its way, by language and part. */
const coming = new Map<string, Promise<void>>();
/** The language that was chosen last; its texts may still be on the way. */
let wanted: Locale | null = null;
/** Whether a language that was chosen is there: before that nothing is drawn. */
let isShown = false;

/** Loads a language and switches every text to it, unless another one was chosen meanwhile. */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale;
  await loadNeeded(locale);
  if (wanted !== locale) return;
  isShown = true;
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** From now on the texts of these parts are there, too, in every language that is chosen, and in the one on its way. */
export async function needTexts(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  const shown: Locale = i18n.locale === "es" ? "es" : "en";
  const locales = wanted === null ? [shown] : isShown ? [shown, wanted] : [wanted];
  await Promise.all([...new Set(locales)].map(loadNeeded));
}

async function loadNeeded(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((part) => loadOnce(locale, part)));
}

/** However many wait for the same words. What did not come is asked for anew by the next. */
function loadOnce(locale: Locale, part: Part): Promise<void> {
  const name = `${locale} ${part}`;
  const known = coming.get(name);
  if (known) return known;
  const loading = TEXTS[locale]
    [part]()
    .then(({ messages }) => void Object.assign(catalogs[locale], messages));
  coming.set(name, loading);
  loading.catch(() => coming.delete(name));
  return loading;
}

/**
 * Lets the browser read how the chosen language counts, which takes it long the first time, while a page is on its way and in turns of
 * its own: else it would do so in the middle of drawing.
 */
export async function readNumbers(): Promise<void> {
  const locale = wanted ?? i18n.locale;
  await nextTurn();
  formats.number(locale, 0);
  await nextTurn();
  formats.plural(locale, false, 0, {} as Parameters<typeof formats.plural>[3]);
}

/** The person's own choice: remembered on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  keepOnDevice(STORED_LOCALE, locale);
  await activateLocale(locale);
}
