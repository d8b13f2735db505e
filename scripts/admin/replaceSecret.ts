import { appendAudit } from "../../db/audit/appendAudit.ts";
import { forgetHeadFile } from "../../server/audit/auditHeadFile.ts";
import { replaceSecret } from "../../server/secret.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

/** `replace-secret`: takes the secret of this environment for the database's own. */
export const printSecretReplaced: Verb = async (configuration, _args, say) => {
  await withDatabase(
    configuration,
    async ({ db }) => {
      await db.transaction().execute((trx) =>
        appendAudit(trx, {
          actorId: null,
          action: "secret.replace",
          entity: "installation",
          entityId: "secret",
        }),
      );
      // Signed with the former secret: this one cannot vouch for it.
      forgetHeadFile(configuration.dataDir);
    },
    replaceSecret,
  );
  say(
    "The database is used with this secret now. Start every server with it; everybody has to sign in again.",
  );
  return 0;
};
