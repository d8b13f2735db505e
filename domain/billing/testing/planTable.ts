import { ROLES, type Role } from "../../accounts/roles.ts";
import { TIERS, type Tier, type UserTier } from "../plans.ts";

export const RUNNING = new Date("2026-12-01T12:00:00Z");
export const OVER = new Date("2026-11-01T12:00:00Z");

// Written from the specification's five steps by hand, not by the code: rows are what the person's record says, columns
// what the subscription record says. "ws" is whatever the workspace's plan is.
const SUBSCRIPTIONS = ["none", "active", "trialing", "past_due", "canceled"] as const;
const TABLE: [string, UserTier | null, Date | null, ...(Tier | "ws")[]][] = [
  //                                        none          active        trialing      past_due canceled
  ["fan_free", "fan_free", null, /*      */ "free", /* */ "free", /* */ "free", /* */ "free", "free"],
  ["fan_pro", "fan_pro", null, /*        */ "pro", /*  */ "pro", /*  */ "pro", /*  */ "free", "free"],
  ["artist_starter", "artist_starter", RUNNING, "trial", "trial", /* */ "trial", /**/ "free", "free"],
  ["an ended trial", "artist_starter", OVER, "free", /**/ "pro", /*  */ "free", /* */ "free", "free"],
  ["artist_pro", "artist_pro", OVER, /*  */ "pro", /*  */ "pro", /*  */ "pro", /*  */ "free", "free"],
  ["artist_label", "artist_label", null, "enterprise", "enterprise", "enterprise", /**/ "free", "free"],
  ["nothing", null, null, /*             */ "ws", /*   */ "pro", /*  */ "trial", /**/ "free", "free"],
];

/** The moment at which the table holds. */
export const NOW = new Date("2026-11-21T12:00:00.000Z");

/** Whose plan it is, and which it has to be: 9 roles, 7 records of a person, 5 of what they pay, 4 plans of their workspace. */
export const PLAN_TABLE = [...ROLES, "indee" as Role].flatMap((role) =>
  TABLE.flatMap(([what, userTier, trialEndsAt, ...expected]) =>
    SUBSCRIPTIONS.flatMap((status, column) =>
      TIERS.map((workspaceTier) => {
        const cell = expected[column]!;
        const byRole: Tier = role === "superadmin" ? "enterprise" : cell === "ws" ? workspaceTier : cell;
        return { role, what, userTier, trialEndsAt, status, workspaceTier, expected: byRole };
      }),
    ),
  ),
);
