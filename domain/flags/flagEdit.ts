import * as v from "valibot";
import { ROLES } from "../accounts/roles.ts";
import { firstProblem } from "../words/firstProblem.ts";
import type { Problem } from "../words/refusal.ts";

export const FLAG_DESCRIPTION_LIMIT = 300;
export const FLAG_METADATA_LIMIT = 4000;
export const FLAG_TARGET_LIMIT = 500;

const FLAG = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,59}$/, "flags.nameWrong")),
  description: v.pipe(v.string(), v.maxLength(FLAG_DESCRIPTION_LIMIT, "flags.descriptionTooLong")),
  rolloutPercentage: v.pipe(
    v.number("flags.rolloutWrong"),
    v.integer("flags.rolloutWrong"),
    v.minValue(0, "flags.rolloutWrong"),
    v.maxValue(100, "flags.rolloutWrong"),
  ),
  targetRoles: v.array(v.picklist(ROLES, "admin.rolesWrong")),
  targetEmails: v.pipe(v.array(v.string()), v.maxLength(FLAG_TARGET_LIMIT, "admin.tooManyPeople")),
  metadata: v.pipe(
    v.string(),
    v.maxLength(FLAG_METADATA_LIMIT, "flags.metadataTooLong"),
    v.check(isJsonObject, "flags.metadataWrong"),
  ),
});

/** What an administrator may say about a flag; absent fields stay as they are. */
export type FlagEdit = Partial<v.InferInput<typeof FLAG>>;

/** The first thing wrong with an edit and the field it stands in; null when it may be saved. */
export function flagProblem(edit: FlagEdit): Problem | null {
  return firstProblem(v.safeParse(v.partial(FLAG), edit, { abortEarly: true }), "name");
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
