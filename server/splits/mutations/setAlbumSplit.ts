import { findSubject } from "../../../db/sales/sellers.ts";
import { findAlbumSplit, setAlbumSplit as writeAlbumSplit } from "../../../db/splits/subjects.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { lockForSplits } from "../lockSheet.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused } from "../refusals.ts";
import { AlbumSplitEnum } from "../splitLists.ts";

interface Wish {
  releaseId: string;
  albumSplit: "length" | "count";
}

const setAlbumSplit = verb("setAlbumSplit", {
  audit: "release.albumSplit",
  gate: "payoutAndSplits",
  async run(act, { releaseId, albumSplit }: Wish) {
    const found = await findSubject(act.trx, { kind: "release", id: releaseId });
    if (!found) throw new NotFound();
    const { workspaceId } = found;
    await lockForSplits(act, workspaceId);
    const before = await findAlbumSplit(act.trx, releaseId);
    if (before === albumSplit) return act.unchanged({ releaseId });
    await writeAlbumSplit(act.trx, releaseId, albumSplit);
    publishSplit(act, workspaceId, { kind: "release", id: releaseId });
    const line = { id: releaseId, workspaceId, before: { albumSplit: before }, after: { albumSplit } };
    return act.done({ releaseId }, line);
  },
});

builder.relayMutationField(
  "setAlbumSplit",
  {
    inputFields: (t) => ({
      releaseId: t.globalID({ for: Release }),
      albumSplit: t.field({ type: AlbumSplitEnum }),
    }),
  },
  {
    description: "How much each song weighs where a release is shared out by the sheets of its songs.",
    verb: setAlbumSplit,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, SplitRefused] },
    resolve: (_root, { input: { releaseId, albumSplit } }, context, info) =>
      perform(context, info, setAlbumSplit, { releaseId: releaseId.id, albumSplit }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
