import type { Kysely } from "kysely";
import type { ProposalRow } from "../../../db/assistants/proposals.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { isCutOff, type ProposalState, proposalStateOf } from "../../../domain/assistants/proposals.ts";
import { nameOfPerson } from "../../acting/actor.ts";
import { pressKey, wasSent } from "./press.ts";

/** The state of a proposal as it is now. Of a press that was cut off the key of its mutation tells whether it happened. */
export async function stateNow(db: Kysely<DB>, row: ProposalRow, now: Date): Promise<ProposalState> {
  if (!isCutOff(row, now) || row.made !== null) return proposalStateOf(row, now);
  const isSent = await wasSent(db, nameOfPerson(row.userId), row.verb, pressKey(row.id));
  return proposalStateOf(row, now, isSent);
}
