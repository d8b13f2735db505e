import { type SqlBool, sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { addressed, either, own, withoutNames } from "../privacy/steps.ts";

const mentionedIn = either(
  ({ userId }) => sql<SqlBool>`value = ${userId}::text`,
  addressed("value"),
  addressed("identifier"),
  ({ addresses }) =>
    sql<SqlBool>`exists (select from unnest(${addresses}::text[]) address where position('"' || address || '"' in lower(value)) > 0)`,
);

export const accountsTables = {
  account: mine("account", "userId", ["password", "accessToken", "refreshToken", "idToken"]),
  consent: mine("account"),
  emailChange: mine("account", "userId", ["oldTokenHash", "newTokenHash"]),
  knownDevice: mine("account", "userId", ["deviceHash"]),
  mail: {
    onErasure: [{ does: "delete", rows: addressed("to") }, withoutNames("subject", "body")],
    taken: { file: "mails", rows: addressed("to") },
  },
  passwordReset: mine("account", "userId", ["tokenHash"]),
  preference: mine("account"),
  session: mine("account", "userId", ["token"]),
  twoFactor: mine("account", "userId", ["secret", "backupCodes"]),
  user: {
    onErasure: [{ does: "delete", rows: own("id") }],
    taken: { file: "account", rows: own("id") },
  },
  verification: { onErasure: [{ does: "delete", rows: mentionedIn }], taken: null },
} satisfies TablePlans;
