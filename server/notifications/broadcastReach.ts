import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { type Audience, skipReason } from "../../domain/notifications/broadcast.ts";
import { builder } from "../graphql/builder.ts";
import { newsChoicesOf, nextRecipients } from "./recipients.ts";

const LOOKED_AT_ONCE = 500;

/** How many people an audience is right now, and how many of them each channel would reach. */
export interface Reach {
  people: number;
  app: number;
  email: number;
  unknownEmails: string[];
}

/** Counts an audience as it would be reached now, in small steps: others go on being answered meanwhile. */
export async function reachOf(
  db: Kysely<DB>,
  audience: Audience,
  now: Date,
): Promise<Omit<Reach, "unknownEmails">> {
  const reach = { people: 0, app: 0, email: 0 };
  for (let afterId: string | null = null; ; ) {
    const place: Parameters<typeof nextRecipients>[2] = { afterId, limit: LOOKED_AT_ONCE, now };
    const { seen, chosen } = await nextRecipients(db, audience, place);
    const last = seen.at(-1);
    if (!last) return reach;
    afterId = last.id;
    const choicesOf = await newsChoicesOf(
      db,
      chosen.map(({ id }) => id),
    );
    for (const { id, emailVerified } of chosen) {
      const person = { ...choicesOf(id), emailVerified, isSuspended: false };
      reach.people += 1;
      if (!skipReason(person, "app")) reach.app += 1;
      if (!skipReason(person, "email")) reach.email += 1;
    }
  }
}

export const BroadcastReach = builder.objectRef<Reach>("BroadcastReach").implement({
  description: "Whom an announcement would reach now.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    people: t.exposeInt("people"),
    app: t.exposeInt("app", { description: "Of these, who did not silence such news at the bell." }),
    email: t.exposeInt("email", { description: "Of these, who agreed to letters and confirmed an address." }),
    unknownEmails: t.exposeStringList("unknownEmails", { description: "Addresses that nobody has." }),
  }),
});
