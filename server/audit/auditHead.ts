import type { Kysely } from "kysely";
import { onAppended } from "../../db/audit/appended.ts";
import { auditHeadContinues } from "../../db/audit/auditHead.ts";
import { type AuditVerdict, verifyAudit } from "../../db/audit/verifyAudit.ts";
import type { DB } from "../../db/tables.generated.ts";
import { log } from "../log.ts";
import type { Signer } from "../signing.ts";
import { ForgedHead, readHeadFile, writeHeadFile } from "./auditHeadFile.ts";

/** Keeps the end of the audit log outside of the database, so that a tail that is cut off there is missed here. */
export interface AuditHeadKeeper {
  /** Writes down where the log ends now; refuses to follow a log that does not go on from where it was. */
  keep(): Promise<void>;
  /** Walks the whole chain, against the head that was kept. */
  verify(): Promise<AuditVerdict>;
  close(): Promise<void>;
}

// Long enough for the transaction that appended, and for its neighbours, to end.
const PAUSE_MS = 200;

export function keepAuditHead(db: Kysely<DB>, signer: Signer, dataDir: string): AuditHeadKeeper {
  let timer: NodeJS.Timeout | undefined;
  let keeping: Promise<void> = Promise.resolve();

  async function keepNow(): Promise<void> {
    try {
      const kept = readHeadFile(dataDir, signer);
      const head = await auditHeadContinues(db, kept);
      if (head === "broken") log.error("audit-log-broken", { keptSeq: kept?.seq });
      else if (head.seq !== kept?.seq) writeHeadFile(dataDir, signer, head);
    } catch (error) {
      log.error("audit-head-not-kept", { error });
    }
  }
  const keep = () => (keeping = keeping.then(keepNow));
  const forget = onAppended(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void keep();
    }, PAUSE_MS);
    // A window's timer, where client and server share a process, is a number.
    timer.unref?.();
  });

  return {
    keep,
    async verify() {
      try {
        return await verifyAudit(db, readHeadFile(dataDir, signer));
      } catch (error) {
        if (error instanceof ForgedHead) return { ok: false, seq: 0, problem: error.message };
        throw error;
      }
    },
    async close() {
      forget();
      clearTimeout(timer);
      await keep();
    },
  };
}
