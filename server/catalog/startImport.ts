import { findTrackImports, moveTrackImport } from "../../db/catalog/trackImports.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { TrackImport } from "./TrackImport.ts";

interface Choices {
  takesSuggestions: boolean;
  skipsWrong: boolean;
}

async function mustBeTheirs(context: Context, id: string): Promise<void> {
  const [found] = await findTrackImports(context.db, [id]);
  if (!found || !workspacesOf(signedIn(context)).includes(found.workspaceId)) throw new NotFound();
}

/** Asked twice, it is begun once. */
async function startImport(context: Context, id: string, choices: Choices): Promise<{ importId: string }> {
  const { db, services } = context;
  await mustBeTheirs(context, id);
  await db.transaction().execute(async (trx) => {
    const isBegun = await moveTrackImport(trx, id, ["checked"], { ...choices, state: "queued" });
    if (isBegun) await services.jobs.enqueue(trx, "import-tracks", { importId: id });
  });
  return { importId: id };
}

/** Gives a file up that is not carried out yet: then nothing of it was written. One that is done stays done. */
async function cancelImport(context: Context, id: string): Promise<{ importId: string }> {
  const { db, now } = context;
  await mustBeTheirs(context, id);
  const change = { state: "canceled", csv: "", finishedAt: now() };
  await moveTrackImport(db, id, ["checked", "queued"], change);
  return { importId: id };
}

builder.relayMutationField(
  "startImport",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: TrackImport }),
      takesSuggestions: t.boolean({ description: "Changes tracks found by title and artists, too." }),
      skipsWrong: t.boolean({ description: "Leaves out rows that are wrong, instead of refusing the file." }),
    }),
  },
  {
    description: "Carries a checked file out in the background: all of its right rows, or nothing.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, takesSuggestions, skipsWrong } }, context) =>
      startImport(context, id.id, { takesSuggestions, skipsWrong }),
  },
  { outputFields: (t) => ({ import: t.field({ type: TrackImport, resolve: ({ importId }) => importId }) }) },
);

builder.relayMutationField(
  "cancelImport",
  { inputFields: (t) => ({ id: t.globalID({ for: TrackImport }) }) },
  {
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) => cancelImport(context, input.id.id),
  },
  { outputFields: (t) => ({ import: t.field({ type: TrackImport, resolve: ({ importId }) => importId }) }) },
);
