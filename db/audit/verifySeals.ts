import { type Kysely, sql } from "kysely";
import { type Text, text } from "../../domain/words/refusal.ts";
import type { DB } from "../tables.generated.ts";
import { FORMER_CHAIN, type SealedEnd, sealHash } from "./chain.ts";
import type { SealHead } from "./sealAudit.ts";

const BATCH = 500;

/** What is wrong with the seals, or with what they say of the chains; null when nothing is. */
export async function sealProblem(
  db: Kysely<DB>,
  head: SealHead & { originHash: string },
  known: SealHead | null,
): Promise<Text | null> {
  let end: SealHead = { number: 0, hash: head.originHash };
  if (known?.number === 0 && known.hash !== end.hash) return REMADE;
  for (;;) {
    const batch = await sealsAfter(db, end.number);
    for (const { hash, ...seal } of batch) {
      if (seal.number !== end.number + 1) return text("audit.sealMissing", { seal: end.number + 1 });
      if (sealHash(end.hash, seal) !== hash) return text("audit.sealChanged", { seal: seal.number });
      end = { number: seal.number, hash };
      if (known?.number === end.number && known.hash !== hash) return REMADE;
    }
    if (batch.length < BATCH) break;
  }
  if (head.number !== end.number || head.hash !== end.hash || (known && known.number > end.number))
    return text("audit.sealsTakenBack", { seal: end.number });
  return memberProblem(db);
}

const REMADE = text("audit.sealsMadeAnew");

async function sealsAfter(db: Kysely<DB>, number: number) {
  const { rows } = await sql<{ number: number; hash: string; createdAt: Date; ends: SealedEnd[] }>`
    select number, seal.hash, "createdAt",
      coalesce(jsonb_agg(jsonb_build_object('chain', chain, 'place', place, 'hash', sealed.hash))
        filter (where chain is not null), '[]') as ends
    from (select * from "auditSeal" where number > ${number} order by number limit ${BATCH}) seal
    left join "auditSealed" sealed on sealed.seal = seal.number
    group by number, seal.hash, "createdAt" order by number`.execute(db);
  return rows;
}

/** Whatever was sealed once has to stand where it stood. */
async function memberProblem(db: Kysely<DB>): Promise<Text | null> {
  const { rows } = await sql<{ seal: number }>`
    select seal from "auditSealed" sealed
    left join audit on audit.hash = sealed.hash and (
      (audit.chain = sealed.chain and audit.place = sealed.place)
      or (sealed.chain = ${FORMER_CHAIN}::uuid and audit.chain is null and audit.seq = sealed.place))
    where audit.seq is null order by seal limit 1`.execute(db);
  return rows[0] ? text("audit.sealedMissing", { seal: rows[0].seal }) : null;
}
