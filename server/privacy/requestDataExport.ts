import { lockUser } from "../../db/accounts/users.ts";
import { findExportOf, openExport } from "../../db/privacy/dataExports.ts";
import { exportKey } from "../../db/privacy/files.ts";
import { EXPORT_DAYS, type ExportState, nextExportAt } from "../../domain/privacy/dataExport.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** There was one less than a week ago, or it is being collected. */
class ExportTooSoon extends UserError {
  readonly nextAt: Date;
  constructor(nextAt: Date) {
    super(refusal("privacy.exportTooSoon", { days: EXPORT_DAYS }));
    this.nextAt = nextAt;
  }
}

builder.objectType(ExportTooSoon, {
  name: "ExportTooSoon",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    nextAt: t.expose("nextAt", { type: "DateTime", description: "When the next one may be asked for." }),
  }),
});

const requestDataExport = verb("requestDataExport", {
  audit: "user.export",
  async run(act, _: object) {
    const { trx, now } = act;
    const { userId: id } = userOf(act.actor);
    await lockUser(trx, id);
    const last = await findExportOf(trx, id);
    const nextAt = last && nextExportAt({ ...last, state: last.state as ExportState }, now);
    if (nextAt) throw new ExportTooSoon(nextAt);
    act.enqueue("collect-export", { exportId: await openExport(trx, id, now) });
    return act.done({ replacedId: last?.id ?? null }, { id });
  },
});

builder.relayMutationField(
  "requestDataExport",
  null,
  {
    description: "Begins to collect everything that is kept about the person; once in 7 days.",
    verb: requestDataExport,
    authScopes: { signedIn: true },
    errors: { types: [ExportTooSoon] },
    resolve: async (_root, _args, context, info) => {
      const { replacedId } = await perform(context, info, requestDataExport, {});
      if (replacedId) await context.services.storage.delete(exportKey(replacedId));
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
