import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { WORDS } from "../../domain/words/catalogue.ts";

const config = getConfig({ cwd: process.cwd() });

const catalogs = await getCatalogs(config);

test("every text has a Spanish translation", async () => {
  const missing = await Promise.all(
    catalogs.map(async (catalog) => {
      const read = await catalog.getTranslations("es", {
        fallbackLocales: {},
        sourceLocale: "en",
        missingBehavior: "resolved",
      });
      return read.missing.map(({ source }) => source);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test("every Spanish text names the same figures and names as the English one", async () => {
  for (const catalog of catalogs) {
    const [said, stored] = await Promise.all([catalog.collect(), catalog.read("es")]);
    const differing = Object.keys(said ?? {}).filter((id) => {
      const english = said?.[id]?.message ?? WORDS[id as keyof typeof WORDS] ?? id;
      const spanish = stored?.[id]?.translation;
      return spanish && String(filledIn(english)) !== String(filledIn(spanish));
    });
    expect(differing.map((id) => said?.[id]?.message ?? id)).toEqual([]);
  }
});

/** What is put into a text, in alphabetical order: in another language it may stand elsewhere, or twice. */
function filledIn(message: string): string[] {
  const names = new Set<string>();
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, kind, forms] = part as unknown[];
    if (typeof name === "string" && (part.length === 1 || typeof kind === "string")) names.add(name);
    for (const form of Object.values(typeof forms === "object" && forms ? forms : {})) each(form);
  };
  const each = (parts: unknown) => {
    if (Array.isArray(parts)) parts.forEach(walk);
  };
  each(compileMessage(message));
  return [...names].sort();
}

test("every text on a screen and of a rule stands in the catalogue", async () => {
  for (const catalog of catalogs) {
    const [said, stored] = await Promise.all([catalog.collect(), catalog.read("es")]);
    const forgotten = Object.keys(said ?? {}).filter((id) => !stored?.[id]);
    expect(forgotten.map((id) => said?.[id]?.message ?? id)).toEqual([]);
  }
});
