import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import type { SubjectKey } from "../../domain/sales/subjects.ts";
import type { SplitAnswer, SplitIncome, SplitState } from "../../domain/splits/states.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

export type ShareRow = Omit<Selectable<DB["splitShare"]>, "answer"> & { answer: SplitAnswer };

/** What was spent before, and whose share it comes back to. The cap in minor units. */
export interface RecoupRow {
  label: string;
  capMinor: bigint;
  currency: string;
  shareId: string;
}

type Read = "subject" | "incomeTypes" | "effectiveFrom" | "recoupLabel" | "recoupCapMinor" | "recoupCurrency";
/** A version of a sheet with its shares, in their order. */
export interface SheetRow extends Omit<Selectable<DB["splitSheet"]>, Read | "recoupShareId"> {
  subject: SubjectKey;
  incomeTypes: SplitIncome[];
  /** A day of the calendar. */
  effectiveFrom: string | null;
  recoup: RecoupRow | null;
  shares: ShareRow[];
}

function sheets(db: Kysely<DB>) {
  return db.selectFrom("splitSheet").selectAll().select(minorText("recoupCapMinor").as("recoupCapMinor"));
}

async function whole(db: Kysely<DB>, query: ReturnType<typeof sheets>): Promise<SheetRow[]> {
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const shares = await db
    .selectFrom("splitShare")
    .selectAll()
    .where(
      "sheetId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("sheetId")
    .orderBy("position")
    .execute();
  const bySheet = Map.groupBy(shares as ShareRow[], ({ sheetId }) => sheetId);
  return rows.map(({ recoupLabel, recoupCapMinor, recoupCurrency, recoupShareId, ...row }) => ({
    ...row,
    subject: row.subject as SubjectKey,
    incomeTypes: row.incomeTypes as SplitIncome[],
    effectiveFrom: row.effectiveFrom as unknown as string | null,
    recoup:
      recoupLabel === null
        ? null
        : {
            label: recoupLabel,
            capMinor: BigInt(recoupCapMinor as unknown as string),
            currency: recoupCurrency!,
            shareId: recoupShareId!,
          },
    shares: bySheet.get(row.id) ?? [],
  }));
}

/** Those of these that are in reach. */
export async function findSheets(
  db: Kysely<DB>,
  ids: readonly string[],
  reach: Reach = "every",
): Promise<SheetRow[]> {
  if (ids.length === 0) return [];
  return whole(db, sheets(db).where("id", "in", ids).where(inReach(reach)));
}

/** All versions of some subjects, the newest first. */
export async function listSheetsOf(db: Kysely<DB>, subjects: readonly string[]): Promise<SheetRow[]> {
  if (subjects.length === 0) return [];
  return whole(db, sheets(db).where("subject", "in", subjects).orderBy("subject").orderBy("version", "desc"));
}

/** Holds all versions of some subjects until the end, so that what comes back by them is counted by one at a time. */
export async function lockSheetsOf(trx: Transaction<DB>, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await trx
    .selectFrom("splitSheet")
    .select("id")
    .where("subject", "in", subjects)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** SQL for the state of the newest version of a subject, which no later one can have replaced. */
const STATE_OF_NEWEST = sql<SplitState>`case
  when "splitSheet"."sentAt" is null then 'draft'
  when exists (select from "splitShare" s where s."sheetId" = "splitSheet".id and s.answer = 'refused') then 'disputed'
  when not exists (select from "splitShare" s where s."sheetId" = "splitSheet".id and s.answer <> 'signed') then 'signed'
  when exists (select from "splitShare" s where s."sheetId" = "splitSheet".id and s.answer = 'signed' and not s."isStudio")
    then 'partlySigned'
  else 'sent' end`;

/** SQL for the state of the split of a subject that SQL names: of the version that was sent last, or of the draft of a first one. */
export function stateOfSplit(subject: RawBuilder<unknown>): RawBuilder<SplitState | null> {
  return sql`(select ${STATE_OF_NEWEST} from "splitSheet" where "splitSheet".subject = ${subject}
    order by ("splitSheet"."sentAt" is not null) desc, "splitSheet".version desc limit 1)`;
}

const isNewest = sql<SqlBool>`not exists (
  select from "splitSheet" later where later.subject = "splitSheet".subject and later.version > "splitSheet".version)`;

/** The newest version of each subject of a studio, newest first; of these states only, where any are named. */
export function listSheetsOfStudio(
  db: Kysely<DB>,
  workspaceId: string,
  states: readonly SplitState[] | null,
  page: KeysetPage,
): Promise<SheetRow[]> {
  let query = sheets(db).where("workspaceId", "=", workspaceId).where(isNewest);
  if (states) query = query.where(sql<SqlBool>`${STATE_OF_NEWEST} = any(${states}::text[])`);
  return whole(db, newestFirst(query, "splitSheet", page));
}

export async function countSheetsOfStudio(
  db: Kysely<DB>,
  workspaceId: string,
  states: readonly SplitState[] | null,
): Promise<number> {
  let query = db
    .selectFrom("splitSheet")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", workspaceId)
    .where(isNewest);
  if (states) query = query.where(sql<SqlBool>`${STATE_OF_NEWEST} = any(${states}::text[])`);
  return Number((await query.executeTakeFirstOrThrow()).count);
}
