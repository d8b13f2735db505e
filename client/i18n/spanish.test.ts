import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import * as conversion from "../../domain/accounts/conversion.ts";
import * as identity from "../../domain/accounts/identity.ts";
import * as onboarding from "../../domain/accounts/onboarding.ts";
import * as preferences from "../../domain/accounts/preferences.ts";
import * as registration from "../../domain/accounts/registration.ts";
import { headerLabel, ROLES } from "../../domain/accounts/roles.ts";
import * as signIn from "../../domain/accounts/signIn.ts";
import { YEARLY_SAVING } from "../../domain/billing/prices.ts";
import { crownText, type MenuItem, menuFor } from "../../domain/navigation/menus.ts";
import { PRODUCT_LINE } from "../../domain/product.ts";
import { LITERALS } from "./literals.ts";

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

test("every text that is born in domain/ can be translated", () => {
  const known = LITERALS.map(({ id }) => id);
  const menus = ROLES.flatMap((role) => menuFor(role, "artist").concat(menuFor(role, "fan")));
  const labels = (items: readonly MenuItem[]): string[] =>
    items.flatMap((item) => [item.label, ...labels(item.children ?? [])]);
  const born = [
    ...sentencesOf(registration),
    ...sentencesOf(signIn),
    ...sentencesOf(conversion),
    ...sentencesOf(identity),
    ...sentencesOf(preferences),
    ...sentencesOf(onboarding),
    ...registration.CAREER_STAGES.map(({ label }) => label),
    ...ROLES.flatMap((role) => [headerLabel(role, true), headerLabel(role, false)]),
    ...menus.flatMap(({ heading, items }) => [...(heading ? [heading] : []), ...labels(items)]),
    crownText("pro"),
    crownText("enterprise"),
    YEARLY_SAVING,
    PRODUCT_LINE,
  ];
  expect(born.filter((text) => !known.includes(text))).toEqual([]);
});

function sentencesOf(module: object): string[] {
  return Object.values(module).filter((value): value is string => typeof value === "string");
}
