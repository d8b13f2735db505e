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

async function catalog() {
  const [only] = await getCatalogs(config);
  if (!only) throw new Error("lingui.config.ts names no catalogue");
  return only;
}

test("every text has a Spanish translation", async () => {
  const { missing } = await (await catalog()).getTranslations("es", {
    fallbackLocales: {},
    sourceLocale: "en",
    missingBehavior: "resolved",
  });
  expect(missing.map(({ source }) => source)).toEqual([]);
});

test("every text on a screen stands in the catalogue", async () => {
  const texts = await catalog();
  const [onScreens, stored] = await Promise.all([texts.collect(), texts.read("es")]);
  const forgotten = Object.keys(onScreens ?? {}).filter((id) => !stored?.[id]);
  expect(forgotten.map((id) => onScreens?.[id]?.message ?? id)).toEqual([]);
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
