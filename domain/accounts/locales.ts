/** The languages that we speak. */
export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** The first of these language tags, such as "es-MX", that we speak; null when we speak none. */
export function firstSpoken(tags: readonly (string | null | undefined)[]): Locale | null {
  for (const tag of tags) {
    const spoken = LOCALES.find((locale) => locale === tag?.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return null;
}

/** What a request's Accept-Language asks for, the most wanted first (RFC 9110, 12.5.4); null when we speak none of it. */
export function askedLocale(header: string | null): Locale | null {
  const wishes = (header ?? "").split(",").map((wish) => {
    const [tag = "", ...rest] = wish.split(";").map((part) => part.trim());
    const weight = rest.find((part) => part.startsWith("q="))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return firstSpoken(wanted.map(({ tag }) => tag));
}
