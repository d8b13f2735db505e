import { FolderInUse } from "../../db/embedded/folderLock.ts";
import type { Database } from "../../db/open.ts";
import { openMigrated } from "../../db/openMigrated.ts";
import { type AuditHeadKeeper, auditHeadFile, keepAuditHead } from "../../server/audit/auditHead.ts";
import type { Configuration } from "../../server/configuration.ts";
import { openStorage } from "../../server/providers/storage.ts";
import { sharedSecret } from "../../server/secret.ts";
import { createSigner } from "../../server/signing.ts";

/** The server holds the embedded database; a sentence that says what to do about it. */
export class ServerIsRunning extends Error {
  constructor(dataDir: string) {
    super(
      `The server is running and holds the data folder ${dataDir}.\n` +
        "The embedded database belongs to one process at a time: stop the server, run this command again, start the server.\n" +
        "With PostgreSQL (DATABASE_URL) both can run at once.",
    );
  }
}

/** Opens the installation's own database, on either engine, for one act of the command line. */
export async function withDatabase<Result>(
  { env, dataDir }: Configuration,
  act: (database: Database, auditHead: AuditHeadKeeper) => Promise<Result>,
  secretOf = sharedSecret,
): Promise<Result> {
  const database = await openMigrated({ url: env.DATABASE_URL, folder: dataDir }).catch((error) => {
    throw error instanceof FolderInUse ? new ServerIsRunning(dataDir) : error;
  });
  try {
    const signer = createSigner(await secretOf(database, env, dataDir));
    const auditHead = keepAuditHead(
      database.db,
      signer,
      auditHeadFile(await openStorage(env, dataDir), dataDir),
    );
    try {
      return await act(database, auditHead);
    } finally {
      await auditHead.close();
    }
  } finally {
    await database.close();
  }
}
