import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

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

test("every text on a screen and of a rule stands in the catalogue", async () => {
  for (const catalog of catalogs) {
    const [said, stored] = await Promise.all([catalog.collect(), catalog.read("es")]);
    const forgotten = Object.keys(said ?? {}).filter((id) => !stored?.[id]);
    expect(forgotten.map((id) => said?.[id]?.message ?? id)).toEqual([]);
  }
});
