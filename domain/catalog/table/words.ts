import { COUNTRIES } from "../../countries.ts";
import { INSTRUMENTAL, SUNG_LANGUAGES } from "../languages.ts";
import { plainWord } from "./plainWord.ts";

/*
 * Words that people write into tables where the catalog keeps a code: in English and Spanish, in any capitals, with or
 * without accents.
 */

const YES = new Set(["yes", "y", "true", "1", "x", "si", "s", "verdadero"]);
const NO = new Set(["no", "n", "false", "0", "falso"]);

/** Undefined for a word that is neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = plainWord(text);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

const VISIBILITY_WORDS: Record<string, string> = {
  private: "private",
  privada: "private",
  privado: "private",
  draft: "private",
  unlisted: "unlisted",
  "no listada": "unlisted",
  "no listado": "unlisted",
  oculta: "unlisted",
  public: "public",
  publica: "public",
  publico: "public",
  published: "public",
};

const EXPLICIT_WORDS: Record<string, string> = {
  explicit: "explicit",
  explicita: "explicit",
  explicito: "explicit",
  yes: "explicit",
  si: "explicit",
  true: "explicit",
  verdadero: "explicit",
  "1": "explicit",
  clean: "clean",
  limpia: "clean",
  limpio: "clean",
  censored: "clean",
  none: "none",
  no: "none",
  false: "none",
  falso: "none",
  "0": "none",
  "not explicit": "none",
  "non explicit": "none",
  ninguna: "none",
  "no explicita": "none",
};

const AI_WORDS: Record<string, string> = {
  none: "none",
  no: "none",
  false: "none",
  falso: "none",
  "0": "none",
  nada: "none",
  assisted: "assisted",
  asistida: "assisted",
  asistido: "assisted",
  generated: "generated",
  generada: "generated",
  generado: "generated",
};

/** What people write for each, with what is kept of it. */
export const visibilityNames = () => Object.entries(VISIBILITY_WORDS);
export const explicitNames = () => Object.entries(EXPLICIT_WORDS);
export const aiShareNames = () => Object.entries(AI_WORDS);

export const readVisibility = (text: string) => VISIBILITY_WORDS[plainWord(text)];
export const readExplicit = (text: string) => EXPLICIT_WORDS[plainWord(text)];
export const readAiShare = (text: string) => AI_WORDS[plainWord(text)];

const LOCALES = ["en", "es"] as const;
const tables = new Map<string, ReadonlyMap<string, string>>();

/** Codes by themselves and by their names in both languages, made when they are first asked for. */
function codesByWord(type: "language" | "region", codes: readonly string[]): ReadonlyMap<string, string> {
  const made = tables.get(type);
  if (made) return made;
  const words = new Map<string, string>();
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type });
    for (const code of codes) words.set(plainWord(names.of(code) ?? code), code);
  }
  for (const code of codes) words.set(code.toLowerCase(), code);
  tables.set(type, words);
  return words;
}

const INSTRUMENTAL_WORDS = new Set(["instrumental", "no linguistic content", "sin contenido linguistico"]);

/** "es", "es-ES", "Spanish" or "Español" as the code that is kept. */
export function readLanguage(text: string): string | undefined {
  const word = plainWord(text);
  if (INSTRUMENTAL_WORDS.has(word)) return INSTRUMENTAL;
  const words = languageNames();
  return words.get(word) ?? words.get(/^([a-z]{2,3}) [a-z]{2}$/.exec(word)?.[1] ?? "");
}

/** How languages and countries are called, with what is kept of them. */
export const languageNames = () => codesByWord("language", SUNG_LANGUAGES);
export const countryNames = () => codesByWord("region", COUNTRIES);

/** "ES", "Spain" or "España" as the code that is kept. */
export function readCountry(text: string): string | undefined {
  return countryNames().get(plainWord(text));
}
