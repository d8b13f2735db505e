import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { FORMER_CHAIN, type SealedEnd, sealHash } from "./chain.ts";

/** The end of all seals at some moment, known from outside of the database. */
export interface SealHead {
  number: number;
  hash: string;
}

/** A head as versions before the seals kept it: the end of the one chain. */
export interface FormerHead {
  seq: number;
  hash: string;
}

/**
 * Links the ends of all chains that went on since the last seal into one more, which is what is kept outside. Appending waits
 * for nobody here: only ends that are committed are read. `all` also looks at every chain, whether or not it said that it went on.
 */
export async function sealAudit(
  db: Kysely<DB>,
  known: SealHead | FormerHead | null,
  { all = false } = {},
): Promise<SealHead | "broken"> {
  return db.transaction().execute(async (trx) => {
    const head = await trx.selectFrom("auditSealHead").selectAll().forUpdate().executeTakeFirst();
    if (!head || !(await goesOn(trx, head, known))) return "broken";
    const { rows } = await sql<{ chain: string }>`delete from "auditUnsealed" returning chain`.execute(trx);
    const ends = await endsSince(trx, all ? null : [...new Set(rows.map(({ chain }) => chain))]);
    if (ends === "broken") return ends;
    if (ends.length === 0) return { number: head.number, hash: head.hash };
    const number = head.number + 1;
    const createdAt = new Date();
    const hash = sealHash(head.hash, { number, createdAt, ends });
    await trx.insertInto("auditSeal").values({ number, hash, createdAt }).execute();
    await sql`
      insert into "auditSealed" (seal, chain, place, hash)
      select ${number}::bigint, * from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as ends (chain uuid, place bigint, hash text)`.execute(
      trx,
    );
    await trx.updateTable("auditSealHead").set({ number, hash }).execute();
    return { number, hash };
  });
}

/** False when what was kept outside is not in the database as it was: then it is the better witness. */
async function goesOn(
  db: Kysely<DB>,
  head: SealHead & { originSeq: number; originHash: string },
  known: SealHead | FormerHead | null,
): Promise<boolean> {
  if (!known) return true;
  if ("seq" in known) {
    if (known.seq === 0) return true;
    const entry = await db
      .selectFrom("audit")
      .select("hash")
      .where("seq", "=", known.seq)
      .where("chain", "is", null)
      .executeTakeFirst();
    return entry?.hash === known.hash;
  }
  if (known.number === 0) return head.originHash === known.hash;
  const seal = await db
    .selectFrom("auditSeal")
    .select("hash")
    .where("number", "=", known.number)
    .executeTakeFirst();
  return seal?.hash === known.hash;
}

/** Where these chains end, or all, if that is not where they were sealed last; "broken" if what was sealed is not there any more. */
async function endsSince(db: Kysely<DB>, chains: readonly string[] | null): Promise<SealedEnd[] | "broken"> {
  const { rows } = await sql<SealedEnd & { stands: boolean }>`
    with ends as (
      select chain, place, hash from "auditChain"
      where place > 0 and (${chains === null}::boolean or chain = any(${chains ?? []}::uuid[]))
      union all
      select ${FORMER_CHAIN}::uuid, seq, hash from "auditHead" where seq > 0
    )
    select ends.*, sealed.place is null or exists (
      select from audit where audit.hash = sealed.hash and (
        (audit.chain = ends.chain and audit.place = sealed.place)
        or (ends.chain = ${FORMER_CHAIN}::uuid and audit.chain is null and audit.seq = sealed.place))
    ) as stands
    from ends
    left join lateral (
      select place, hash from "auditSealed" where chain = ends.chain order by seal desc limit 1
    ) sealed on true
    where ends.hash is distinct from sealed.hash`.execute(db);
  if (rows.some(({ stands }) => !stands)) return "broken";
  return rows.map(({ chain, place, hash }) => ({ chain, place, hash }));
}
