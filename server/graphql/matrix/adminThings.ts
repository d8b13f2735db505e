import { encodeGlobalID } from "@pothos/plugin-relay";
import { type Kysely, sql, type Transaction } from "kysely";
import { appendAudit } from "../../../db/audit/appendAudit.ts";
import { insertFlag } from "../../../db/flags/flags.ts";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { mergeTerm } from "../../../db/lexicon/merges.ts";
import { findTerms, insertTerm } from "../../../db/lexicon/terms.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";
import { PLATFORM } from "../../admin/Admin.ts";
import { decodeGlobalID } from "../globalId.ts";

/** Things that only those who run the platform see; each is new, and its global id is the answer. */
export async function aFlag(db: Kysely<DB>): Promise<string> {
  const flag = await insertFlag(db, { name: `FLAG_${newId().replaceAll("-", "_").toUpperCase()}` });
  return encodeGlobalID("FeatureFlag", flag!.id);
}

/** A genre of a name of its own, which nothing carries yet. */
export async function aTerm(db: Kysely<DB>): Promise<string> {
  const labelEn = `G ${newId()}`;
  const category = await db.selectFrom("lexiconCategory").select("id").executeTakeFirstOrThrow();
  const names = { slug: labelEn.toLowerCase(), labelEn, labelEs: labelEn, lexiconCategoryId: category.id };
  const insert = (trx: Transaction<DB>) => insertTerm(trx, { category: "GENRE", ...names });
  const { id } = await (db.isTransaction ? insert(db as Transaction<DB>) : db.transaction().execute(insert));
  return encodeGlobalID("LexiconTerm", id);
}

export async function aCategory(db: Kysely<DB>): Promise<string> {
  const { id } = await db.selectFrom("lexiconCategory").select("id").executeTakeFirstOrThrow();
  return encodeGlobalID("LexiconCategory", id);
}

export async function aMerge(db: Kysely<DB>): Promise<string> {
  const ids = [await aTerm(db), await aTerm(db)].map((id) => decodeGlobalID(id).id);
  const [from, into] = await findTerms(db, ids);
  return encodeGlobalID(
    "TermMerge",
    await mergeTerm(db as Transaction<DB>, from!, into!, [from!.slug], new Date()),
  );
}

export async function aPerson(db: Kysely<DB>, some: Parameters<typeof aUser>[1] = {}): Promise<string> {
  return encodeGlobalID("AdminUser", (await aUser(db, { role: "fan", ...some })).id);
}

/** A person with whom music was shared. */
export async function aPayee(db: Kysely<DB>): Promise<string> {
  const id = await aPerson(db);
  const { id: userId } = decodeGlobalID(id);
  await findOrMakeParty(db as Transaction<DB>, { userId }, new Date());
  return id;
}

export async function anAuditEvent(db: Kysely<DB>): Promise<string> {
  const entry = { actorId: null, action: "user.suspend", entity: "user", entityId: newId() };
  return encodeGlobalID("AuditEvent", await db.transaction().execute((trx) => appendAudit(trx, entry)));
}

export async function aFailedJob(db: Kysely<DB>): Promise<string> {
  const id = newId();
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on)
    values (${id}, 'sweep-uploads', '{}', 'failed', now())`.execute(db);
  return encodeGlobalID("FailedJob", id);
}

/** An event of Stripe that was given up, by Stripe's own name for it. */
export async function aStripeEvent(db: Kysely<DB>): Promise<string> {
  const id = `evt_${newId()}`;
  const at = new Date();
  await db
    .insertInto("stripeEvent")
    .values({ id, type: "invoice.paid", createdAt: at, receivedAt: at, tries: 10, deadAt: at })
    .execute();
  return id;
}

/** The workspace of a kit, as the administration names it. */
export const theWorkspace = ({ workspaceId }: { workspaceId: string }) =>
  encodeGlobalID("AdminWorkspace", workspaceId);

/** There is one. */
export const theAdministration = encodeGlobalID("Admin", PLATFORM);
