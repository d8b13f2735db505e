import * as v from "valibot";
import { ROLES } from "../accounts/roles.ts";

export const FLAG_DESCRIPTION_LIMIT = 300;
export const FLAG_METADATA_LIMIT = 4000;
export const FLAG_TARGET_LIMIT = 500;

const FLAG = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9_]{2,59}$/, "A name has 3 to 60 capital letters, digits and underscores."),
  ),
  description: v.pipe(
    v.string(),
    v.maxLength(FLAG_DESCRIPTION_LIMIT, "The description is too long: at most 300 characters."),
  ),
  rolloutPercentage: v.pipe(
    v.number("The rollout is a whole number from 0 to 100."),
    v.integer("The rollout is a whole number from 0 to 100."),
    v.minValue(0, "The rollout is a whole number from 0 to 100."),
    v.maxValue(100, "The rollout is a whole number from 0 to 100."),
  ),
  targetRoles: v.array(v.picklist(ROLES, "Choose roles from the list.")),
  targetEmails: v.pipe(
    v.array(v.string()),
    v.maxLength(FLAG_TARGET_LIMIT, "At most 500 people can be named one by one."),
  ),
  metadata: v.pipe(
    v.string(),
    v.maxLength(FLAG_METADATA_LIMIT, "The metadata is too long: at most 4,000 characters."),
    v.check(isJsonObject, "Metadata is one JSON object."),
  ),
});

/** What an administrator may say about a flag; absent fields stay as they are. */
export type FlagEdit = Partial<v.InferInput<typeof FLAG>>;

/** The first thing wrong with an edit and the field it stands in; null when it may be saved. */
export function flagProblem(edit: FlagEdit): { field: string; message: string } | null {
  const { issues } = v.safeParse(v.partial(FLAG), edit, { abortEarly: true });
  const issue = issues?.[0];
  return issue ? { field: String(issue.path?.[0]?.key ?? "name"), message: issue.message } : null;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
