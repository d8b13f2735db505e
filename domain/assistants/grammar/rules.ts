import { CATALOG_RULES } from "./catalogRules.ts";
import { OFFICE_RULES } from "./officeRules.ts";
import { PLAN_RULES } from "./planRules.ts";
import type { Rule } from "./rule.ts";

/** What a question can be about. */
export type Intent = keyof typeof STUDIO_RULES | keyof typeof FAN_RULES;

const pam = "pam";

/** In a studio. */
export const STUDIO_RULES = { ...PLAN_RULES, ...CATALOG_RULES, ...OFFICE_RULES } as const satisfies Record<
  string,
  Rule
>;

/** Of a fan, who has no studio: nothing of a studio is ever answered them. */
export const FAN_RULES = {
  findMusic: {
    agent: pam,
    needs: [["discover", "find", "track", "release"]],
    wants: ["discover", "find", "next"],
    nots: ["follow", "plan", "library"],
  },
  following: { agent: pam, needs: [["follow", "fan", "follower"]], wants: ["artist", "next"] },
  fanPlan: { agent: pam, needs: [["plan", "price"]], wants: ["explain", "when"] },
  fanLibrary: { agent: pam, needs: [["library"]], wants: ["find", "track"] },
  becomeArtist: {
    agent: pam,
    needs: [["artist", "upload"]],
    wants: ["upload", "doing"],
    nots: ["follow", "discover"],
  },
  fanAbilities: {
    agent: pam,
    needs: [["ability"]],
    wants: ["explain"],
    nots: ["follow", "plan", "library", "artist"],
  },
} as const satisfies Record<string, Rule>;
