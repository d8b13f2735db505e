import { deleteUpload, findUploads } from "../../db/catalog/uploads.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { Upload } from "./Upload.ts";

builder.relayMutationField(
  "dismissUpload",
  { inputFields: (t) => ({ id: t.globalID({ for: Upload }) }) },
  {
    description: "Forgets a refused upload, or gives up one that is still being received.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, { db, viewer }) => {
      const [upload] = await findUploads(db, [input.id.id], workspacesOf(viewer));
      if (!upload || !(await deleteUpload(db, upload.id))) throw new NotFound();
      return { deletedId: encodeGlobalID("Upload", upload.id) };
    },
  },
  { outputFields: (t) => ({ deletedId: t.id({ resolve: ({ deletedId }) => deletedId }) }) },
);
