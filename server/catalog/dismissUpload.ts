import { deleteUpload } from "../../db/catalog/uploads.ts";
import { replacementOf } from "../../domain/catalog/storedAhead.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { Upload } from "./Upload.ts";

export const dismissUpload = verb("dismissUpload", {
  unaudited: "Nothing came of the file.",
  scope: "catalog:write",
  async run(act, { id }: { id: string }) {
    const { replacesTrackId } = await act.lock("upload", id);
    if (!(await deleteUpload(act.trx, id))) throw new NotFound();
    // Without its row the file is of nobody: that job finds nothing to look into, and clears away what came of it.
    act.enqueue("ingest-upload", { uploadId: id });
    // New audio that we could not prepare keeps what was stored of it for another try, which nobody asks for any more.
    if (replacesTrackId) act.enqueue("clear-audio", { keys: replacementOf(id, replacesTrackId) });
    return act.done({ deletedId: encodeGlobalID("Upload", id) });
  },
});

builder.relayMutationField(
  "dismissUpload",
  { inputFields: (t) => ({ id: t.globalID({ for: Upload }) }) },
  {
    description: "Forgets a refused upload, or gives up one that is still being received.",
    verb: dismissUpload,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, dismissUpload, { id: input.id.id }),
  },
  { outputFields: (t) => ({ deletedId: t.id({ resolve: ({ deletedId }) => deletedId }) }) },
);
