import { writeTrackImport } from "../../db/catalog/trackImports.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { TrackImport } from "./TrackImport.ts";

type Asked = { id: string; takesSuggestions: boolean; skipsWrong: boolean };

/** Asked twice, it is begun once. */
const startImport = verb("startImport", {
  unaudited: "The file's own row keeps who brought it and what became of each line.",
  scope: "catalog:write",
  async run(act, { id, ...choices }: Asked) {
    const { state } = await act.lock("trackImport", id);
    if (state !== "checked") return act.unchanged({ importId: id });
    await writeTrackImport(act.trx, id, { ...choices, state: "queued" });
    act.enqueue("import-tracks", { importId: id });
    return act.done({ importId: id });
  },
});

/** Gives a file up that is not carried out yet: then nothing of it was written. One that is done stays done. */
const cancelImport = verb("cancelImport", {
  unaudited: "Nothing of the file was written.",
  scope: "catalog:write",
  async run(act, { id }: { id: string }) {
    const { state } = await act.lock("trackImport", id);
    if (!["checked", "queued"].includes(state)) return act.unchanged({ importId: id });
    await writeTrackImport(act.trx, id, { state: "canceled", csv: "", finishedAt: act.now });
    return act.done({ importId: id });
  },
});

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
    verb: startImport,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, ...choices } }, context, info) =>
      perform(context, info, startImport, { id: id.id, ...choices }),
  },
  { outputFields: (t) => ({ import: t.field({ type: TrackImport, resolve: ({ importId }) => importId }) }) },
);

builder.relayMutationField(
  "cancelImport",
  { inputFields: (t) => ({ id: t.globalID({ for: TrackImport }) }) },
  {
    verb: cancelImport,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, cancelImport, { id: input.id.id }),
  },
  { outputFields: (t) => ({ import: t.field({ type: TrackImport, resolve: ({ importId }) => importId }) }) },
);
