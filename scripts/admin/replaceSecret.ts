import { act } from "../../server/acting/act.ts";
import { isSystem } from "../../server/acting/actor.ts";
import { verb } from "../../server/acting/verb.ts";
import { auditHeadFile } from "../../server/audit/auditHead.ts";
import { openStorage } from "../../server/providers/storage.ts";
import { installationSecret, replaceSecret } from "../../server/secret.ts";
import { endUnreadableSecondFactors, sayEnded } from "./endSecondFactor.ts";
import { onCommandLine } from "./onCommandLine.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

const noteReplacement = verb("noteReplacement", {
  audit: "secret.replace",
  may: isSystem,
  run: async (act) => act.done({}, { id: "secret", entity: "installation" }),
});

/** `replace-secret`: takes the secret of this environment for the database's own. */
export const printSecretReplaced: Verb = async (configuration, _args, say) => {
  const { env, dataDir } = configuration;
  let ended = { ended: 0 };
  await withDatabase(
    configuration,
    async (database) => {
      const from = onCommandLine(database, configuration);
      await act(from, noteReplacement, {});
      ended = await act(from, endUnreadableSecondFactors, { key: installationSecret(env, dataDir) });
      // Signed with the former secret: this one cannot vouch for it.
      await auditHeadFile(await openStorage(env, dataDir), dataDir).forget();
    },
    replaceSecret,
  );
  say(
    "The database is used with this secret now. Start every server with it; everybody has to sign in again.",
  );
  sayEnded(ended, say);
  return 0;
};
