import type { LegalText, LegalTopic } from "./LegalText.ts";

const TEXTS: Record<LegalTopic, Record<"en" | "es", () => Promise<{ text: LegalText }>>> = {
  privacy: { en: () => import("./texts/privacy.en.ts"), es: () => import("./texts/privacy.es.ts") },
  terms: { en: () => import("./texts/terms.en.ts"), es: () => import("./texts/terms.es.ts") },
  cookies: { en: () => import("./texts/cookies.en.ts"), es: () => import("./texts/cookies.es.ts") },
};

const loaded = new Map<string, Promise<LegalText>>();

/** A legal text in the language of the screen; the same promise each time, so that React can wait for it. */
export function loadLegalText(topic: LegalTopic, locale: string): Promise<LegalText> {
  const language = locale === "es" ? "es" : "en";
  const key = `${topic}.${language}`;
  const text = loaded.get(key) ?? TEXTS[topic][language]().then((module) => module.text);
  loaded.set(key, text);
  return text;
}
