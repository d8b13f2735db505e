import { moveUpload } from "../../db/catalog/uploads.ts";
import { isKept } from "../../domain/catalog/uploadStage.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { Upload } from "./Upload.ts";

const retryUpload = verb("retryUpload", {
  unaudited: "It asks for work that the upload asked for before.",
  scope: "catalog:write",
  async run(act, { id }: { id: string }) {
    const { state, reasonCode, replacesTrackId, workspaceId } = await act.lock("upload", id);
    if (state !== "refused" || !replacesTrackId || !reasonCode || !isKept({ code: reasonCode }))
      throw new NotFound();
    const fresh = { state: "checking", reasonCode: null, reasonParams: null };
    await moveUpload(act.trx, id, ["refused"], fresh);
    act.enqueue("replace-audio", { uploadId: id });
    act.publish("uploadChanged", workspaceId, { uploadId: id });
    return act.done({ uploadId: id });
  },
});

builder.relayMutationField(
  "retryUpload",
  { inputFields: (t) => ({ id: t.globalID({ for: Upload }) }) },
  {
    description: "Prepares new audio once more that we could not prepare, and whose file we kept.",
    verb: retryUpload,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, retryUpload, { id: input.id.id }),
  },
  { outputFields: (t) => ({ upload: t.field({ type: Upload, resolve: ({ uploadId }) => uploadId }) }) },
);
