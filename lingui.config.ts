import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

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
  ],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
});
