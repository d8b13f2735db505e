import { resolve } from "node:path";
import { defineConfig } from "@lingui/cli";
import { extractor as macros } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";

/** The texts of the domain stand by their codes in the `words.ts`, `letters.ts` and `…Letters.ts` of each feature. */
const words = {
  match: (file: string) => /(^|\/)domain\/.*\/(words|letters|\w+Letters)\.ts$/.test(file),
  async extract(file: string, _code: string, found: (text: Found) => void) {
    const exported: Record<string, object> = await import(resolve(file));
    for (const texts of Object.values(exported))
      for (const [id, message] of Object.entries(texts)) found({ id, message, origin: [file, 1] });
  },
};

/** Without one of these words a file has no text in it, and need not be parsed. */
const NAMES_TEXTS = /lingui|\bi18n\b/;
const screens: typeof macros = {
  match: macros.match,
  extract: (file, code, ...rest) =>
    NAMES_TEXTS.test(code) ? macros.extract(file, code, ...rest) : undefined,
};

interface Found {
  id: string;
  message: string;
  origin: [file: string, line: number];
}

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "es"],
  fallbackLocales: { default: "en" },
  catalogs: [
    {
      path: "<rootDir>/client/locales/{locale}",
      include: ["client"],
      exclude: ["**/__generated__/**", "**/*.test.*"],
    },
    { path: "<rootDir>/domain/locales/{locale}", include: ["domain/**/words.ts"] },
    // Only the server writes these: no browser loads them.
    {
      path: "<rootDir>/domain/locales/letters/{locale}",
      include: ["domain/**/letters.ts", "domain/**/*Letters.ts"],
    },
  ],
  extractors: [words, screens],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
});
