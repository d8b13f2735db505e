import { nameSignsProblem } from "../accounts/names.ts";
import { isrcPrefixProblem } from "../catalog/isrc.ts";
import { MAX_LINE_OWNER } from "../catalog/recording.ts";
import { type Refusal, refusal } from "../words/refusal.ts";
import { CURRENCIES } from "./currencies.ts";
import { slugOf } from "./slug.ts";

export const WORKSPACE_TYPES = ["artist", "label"] as const;
export type WorkspaceType = (typeof WORKSPACE_TYPES)[number];

export const MAX_WORKSPACE_NAME = 80;
export const MAX_SLUG = 60;

/** What a workspace is and how it counts (SPEC.md section 3, Workspace). */
export interface WorkspaceSettings {
  name: string;
  slug: string;
  defaultCurrency: string;
  timezone: string;
  notificationsEnabled: boolean;
  showsAiTeam: boolean;
  workspaceType: WorkspaceType;
  /** Empty while the studio has none. */
  isrcPrefix: string;
  /** Who stands on the © and ℗ lines that are filled in for it; empty: its name. */
  defaultCLineOwner: string;
  defaultPLineOwner: string;
}
export type WorkspaceField = keyof WorkspaceSettings;

/** What is wrong with each field that is given; null where nothing is. */
export function workspaceProblems(
  given: Partial<WorkspaceSettings>,
): Partial<Record<WorkspaceField, Refusal | null>> {
  const { name, slug, defaultCurrency, timezone, isrcPrefix, defaultCLineOwner, defaultPLineOwner } = given;
  return {
    ...(name === undefined ? {} : { name: nameProblem(name) }),
    ...(slug === undefined ? {} : { slug: slugProblem(slug) }),
    ...(defaultCurrency === undefined
      ? {}
      : {
          defaultCurrency: CURRENCIES.includes(defaultCurrency)
            ? null
            : refusal("workspaces.currencyUnknown"),
        }),
    ...(isrcPrefix === undefined
      ? {}
      : {
          isrcPrefix: isrcPrefix.trim() ? isrcPrefixProblem(isrcPrefix) : null,
        }),
    ...(defaultCLineOwner === undefined ? {} : { defaultCLineOwner: ownerProblem(defaultCLineOwner) }),
    ...(defaultPLineOwner === undefined ? {} : { defaultPLineOwner: ownerProblem(defaultPLineOwner) }),
    ...(timezone === undefined
      ? {}
      : { timezone: isTimezone(timezone) ? null : refusal("workspaces.timezoneUnknown") }),
  };
}

export function nameProblem(name: string): Refusal | null {
  if (name.trim() === "") return refusal("workspaces.nameMissing");
  return name.trim().length > MAX_WORKSPACE_NAME
    ? refusal("workspaces.nameTooLong", { max: MAX_WORKSPACE_NAME })
    : nameSignsProblem(name);
}

function ownerProblem(owner: string): Refusal | null {
  return owner.trim().length > MAX_LINE_OWNER
    ? refusal("workspaces.nameTooLong", { max: MAX_LINE_OWNER })
    : null;
}

/** A slug is what the rule of section 3 would make of itself, with something to read in it. */
export function slugProblem(slug: string): Refusal | null {
  if (slug.length > MAX_SLUG) return refusal("workspaces.slugTooLong", { max: MAX_SLUG });
  return slugOf(slug) === slug && /[a-z0-9]/.test(slug) ? null : refusal("workspaces.slugWrong");
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
