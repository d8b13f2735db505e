import type { Messages } from "@lingui/core";
import type { Locale } from "../../domain/accounts/locales.ts";

/** Who needs which texts; the build divides them by what the pages of each can reach. */
export type Part = "outside" | "reading" | "visitor" | "daily" | "studio" | "admin";

/** The words of screens and rules, by language and part. */
export const TEXTS: Record<Locale, Record<Part, () => Promise<{ messages: Messages }>>> = {
  en: {
    outside: () => import("../locales/en.po?outside"),
    reading: () => import("../locales/en.po?reading"),
    visitor: () => import("../locales/en.po?visitor"),
    daily: () => import("../locales/en.po?daily"),
    studio: () => import("../locales/en.po?studio"),
    admin: () => import("../locales/en.po?admin"),
  },
  es: {
    outside: () => import("../locales/es.po?outside"),
    reading: () => import("../locales/es.po?reading"),
    visitor: () => import("../locales/es.po?visitor"),
    daily: () => import("../locales/es.po?daily"),
    studio: () => import("../locales/es.po?studio"),
    admin: () => import("../locales/es.po?admin"),
  },
};
