import type { Kysely } from "kysely";
import { listIdsByEmail } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { NoticeChannel } from "../../domain/accounts/notices.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { broadcastProblem } from "../../domain/notifications/broadcast.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { NoticeChannelEnum } from "../accounts/Preferences.ts";
import { RoleEnum, TierEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";

/** A broadcast as its writer sends it. */
export interface GivenBroadcast {
  titleEn: string;
  titleEs: string;
  bodyEn: string;
  bodyEs: string;
  link?: string | null | undefined;
  channels: NoticeChannel[];
  toEveryone: boolean;
  roles: Role[];
  tiers: Tier[];
  targetEmails: string[];
}

/** The words and the audience, whole: what is not sent is not there. */
export const BroadcastContent = builder.inputRef<GivenBroadcast>("BroadcastContent").implement({
  fields: (t) => ({
    titleEn: t.string(),
    titleEs: t.string(),
    bodyEn: t.string(),
    bodyEs: t.string(),
    link: t.string({ required: false, description: "A path of the product itself." }),
    channels: t.field({ type: [NoticeChannelEnum] }),
    toEveryone: t.boolean(),
    roles: t.field({ type: [RoleEnum], description: "Empty: of any role." }),
    tiers: t.field({ type: [TierEnum], description: "Empty: on any plan." }),
    targetEmails: t.stringList({ description: "People by name, whatever their role and plan." }),
  }),
});

/** The columns that a broadcast is written to; throws at the first field that may not be so. */
export async function columnsOf(db: Kysely<DB>, given: GivenBroadcast) {
  const { targetEmails, link, ...plain } = given;
  const wrong = broadcastProblem({ ...plain, link: link || null, emails: targetEmails });
  refuse(wrong?.field === "emails" ? onField("targetEmails", wrong) : wrong);
  const { found, unknown } = await findTargets(db, targetEmails);
  if (unknown[0])
    throw new InvalidInput(problem("targetEmails", "admin.addressUnknown", { email: unknown[0] }));
  return {
    titleEn: given.titleEn.trim(),
    titleEs: given.titleEs.trim(),
    bodyEn: given.bodyEn.trim(),
    bodyEs: given.bodyEs.trim(),
    link: link || null,
    channels: [...given.channels].sort(),
    toEveryone: given.toEveryone,
    roles: [...new Set(given.roles)].sort(),
    tiers: [...new Set(given.tiers)].sort(),
    targetUsers: found,
  };
}

/** The people behind addresses, and the addresses that nobody has. */
export async function findTargets(
  db: Kysely<DB>,
  given: readonly string[],
): Promise<{ found: string[]; unknown: string[] }> {
  const wanted = [...new Set(given.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  const known = new Map((await listIdsByEmail(db, wanted)).map(({ email, id }) => [email, id]));
  return {
    found: [...known.values()].sort(),
    unknown: wanted.filter((email) => !known.has(email)),
  };
}
