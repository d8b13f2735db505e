import { lockUser } from "../../db/accounts/users.ts";
import { findExportOf, openExport } from "../../db/privacy/dataExports.ts";
import { exportKey } from "../../db/privacy/files.ts";
import { EXPORT_TOO_SOON, type ExportState, nextExportAt } from "../../domain/privacy/dataExport.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** There was one less than a week ago, or it is being collected. */
class ExportTooSoon extends UserError {
  readonly nextAt: Date;
  constructor(nextAt: Date) {
    super(EXPORT_TOO_SOON);
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

async function request(context: Context): Promise<void> {
  const { db, services, now } = context;
  const { userId } = signedIn(context);
  const replaced = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const last = await findExportOf(trx, userId);
    const nextAt = last && nextExportAt({ ...last, state: last.state as ExportState }, now());
    if (nextAt) throw new ExportTooSoon(nextAt);
    const exportId = await openExport(trx, userId, now());
    await services.jobs.enqueue(trx, "collect-export", { exportId });
    await auditOf(context, trx, { action: "user.export", entity: "user", entityId: userId });
    return last;
  });
  if (replaced) await services.storage.delete(exportKey(replaced.id));
}

builder.relayMutationField(
  "requestDataExport",
  null,
  {
    description: "Begins to collect everything that is kept about the person; once in 7 days.",
    authScopes: { signedIn: true },
    errors: { types: [ExportTooSoon] },
    resolve: async (_root, _args, context) => {
      await request(context);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
