import { isrcPrefixProblem } from "../catalog/isrc.ts";
import { CURRENCIES } from "./currencies.ts";
import { slugOf } from "./slug.ts";

export const WORKSPACE_TYPES = ["artist", "label"] as const;
export type WorkspaceType = (typeof WORKSPACE_TYPES)[number];

export const MAX_WORKSPACE_NAME = 80;
export const MAX_SLUG = 60;

export const NAME_MISSING = "A studio needs a name.";
export const NAME_TOO_LONG = "The name is too long: at most 80 characters.";
export const SLUG_WRONG = "Use small letters, digits and single hyphens.";
export const SLUG_TOO_LONG = "The address is too long: at most 60 characters.";
export const SLUG_TAKEN = "Another studio has this address.";
export const CURRENCY_UNKNOWN = "Choose a currency from the list.";
export const TIMEZONE_UNKNOWN = "Choose a time zone from the list.";

/** What a workspace is and how it counts (SPEC.md section 3, Workspace). */
export interface WorkspaceSettings {
  name: string;
  slug: string;
  defaultCurrency: string;
  timezone: string;
  notificationsEnabled: boolean;
  workspaceType: WorkspaceType;
  /** Empty while the studio has none. */
  isrcPrefix: string;
}
export type WorkspaceField = keyof WorkspaceSettings;

/** What is wrong with each field that is given, in words for the person; null where nothing is. */
export function workspaceProblems(
  given: Partial<WorkspaceSettings>,
): Partial<Record<WorkspaceField, string | null>> {
  const { name, slug, defaultCurrency, timezone, isrcPrefix } = given;
  return {
    ...(name === undefined ? {} : { name: nameProblem(name) }),
    ...(slug === undefined ? {} : { slug: slugProblem(slug) }),
    ...(defaultCurrency === undefined
      ? {}
      : { defaultCurrency: CURRENCIES.includes(defaultCurrency) ? null : CURRENCY_UNKNOWN }),
    ...(isrcPrefix === undefined
      ? {}
      : { isrcPrefix: isrcPrefix.trim() === "" ? null : isrcPrefixProblem(isrcPrefix) }),
    ...(timezone === undefined ? {} : { timezone: isTimezone(timezone) ? null : TIMEZONE_UNKNOWN }),
  };
}

export function nameProblem(name: string): string | null {
  if (name.trim() === "") return NAME_MISSING;
  return name.trim().length > MAX_WORKSPACE_NAME ? NAME_TOO_LONG : null;
}

/** A slug is what the rule of section 3 would make of itself, with something to read in it. */
export function slugProblem(slug: string): string | null {
  if (slug.length > MAX_SLUG) return SLUG_TOO_LONG;
  return slugOf(slug) === slug && /[a-z0-9]/.test(slug) ? null : SLUG_WRONG;
}

/** Browsers and servers list zones under different ages of a name: what both can compute with is good. */
export function isTimezone(zone: string): boolean {
  if (!/^[A-Za-z]+([_/+-][A-Za-z0-9]+)*$/.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Every zone to choose from, UTC first: it is what a workspace begins with (SPEC.md section 9). */
export function timezones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
}
