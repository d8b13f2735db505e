import { textIn } from "../../domain/words/textIn.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

export const printAuditVerdict: Verb = async (configuration, _args, say) => {
  const verdict = await withDatabase(configuration, (_database, auditHead) => auditHead.verify());
  if (!verdict.ok) {
    say(`The audit log is broken at entry ${verdict.seq}: ${textIn("en", verdict.problem)}`);
    return 1;
  }
  say(
    `The audit log is whole: ${verdict.entries} entries, ${verdict.head.number} seals, head ${verdict.head.hash.slice(0, 16)}…`,
  );
  return 0;
};
