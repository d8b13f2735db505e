import type { Locale } from "../../domain/accounts/locales.ts";

const IS_SPANISH =
  /[¿áéíóúñ]|\b(?:que|los|las|la|de|lo|una?|mis?|para|tiene|hay|el|se|por|con|sin|algo|dame|haz|hazme|necesito|quiero|gracias|hola|buenas)\b/i;

/** The language in which a question of a table is written. */
export function localeOf(question: string): Locale {
  return IS_SPANISH.test(question) ? "es" : "en";
}
