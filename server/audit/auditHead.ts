import type { Kysely } from "kysely";
import { onAppended } from "../../db/audit/appended.ts";
import { sealAudit } from "../../db/audit/sealAudit.ts";
import { type AuditVerdict, verifyAudit } from "../../db/audit/verifyAudit.ts";
import type { DB } from "../../db/tables.generated.ts";
import { text } from "../../domain/words/refusal.ts";
import { log } from "../log.ts";
import { type KeptFile, keptFile } from "../providers/keptFile.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { Signer } from "../signing.ts";
import { ForgedHead, headIn, signedHead } from "./signedHead.ts";

/** Seals the audit log, and keeps the last seal outside of the database, so that what is cut off there is missed here. */
export interface AuditHeadKeeper {
  /** Seals all chains as they end now, and keeps the seal; refuses to follow a log that does not go on from the kept one. */
  keep(): Promise<void>;
  /** Walks all chains and seals, against the head that was kept. */
  verify(): Promise<AuditVerdict>;
  close(): Promise<void>;
}

// Long enough for the transaction that appended, and for its neighbours, to end.
const PAUSE_MS = 200;

/** Where the head of the log is kept. */
export function auditHeadFile(storage: MediaStorage, dataDir: string): KeptFile {
  return keptFile(storage, dataDir, "audit-head.json");
}

export function keepAuditHead(db: Kysely<DB>, signer: Signer, place: KeptFile): AuditHeadKeeper {
  let timer: NodeJS.Timeout | undefined;
  let keeping: Promise<void> = Promise.resolve();

  async function keepNow(all: boolean): Promise<void> {
    try {
      const kept = headIn(signer, await place.read());
      const head = await sealAudit(db, kept, { all });
      if (head === "broken") log.error("audit-log-broken", { kept });
      // Another server may have kept a later one meanwhile; one that is a little older is as good a witness.
      else if (kept === null || "seq" in kept || kept.number < head.number)
        await place.write(signedHead(signer, head));
    } catch (error) {
      log.error("audit-head-not-kept", { error });
    }
  }
  const keep = (all: boolean) => (keeping = keeping.then(() => keepNow(all)));
  const forget = onAppended(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void keep(false);
    }, PAUSE_MS);
    // A window's timer, where client and server share a process, is a number.
    timer.unref?.();
  });

  return {
    keep: () => keep(true),
    async verify() {
      try {
        await keep(true);
        return await verifyAudit(db, headIn(signer, await place.read()));
      } catch (error) {
        if (error instanceof ForgedHead) return { ok: false, seq: 0, problem: text("audit.headChanged") };
        throw error;
      }
    },
    async close() {
      forget();
      clearTimeout(timer);
      await keep(true);
    },
  };
}
