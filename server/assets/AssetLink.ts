import {
  type AssetLinkRow,
  countOpenLinks,
  findAssetLinks,
  insertAssetLink,
  listAssetLinks,
  revokeLink,
} from "../../db/assets/assetLinks.ts";
import { newId } from "../../db/ids.ts";
import {
  LINK_STATES,
  LINK_TEXTS,
  linkProblem,
  linkState,
  MAX_OPEN_LINKS,
} from "../../domain/assets/assetLink.ts";
import { newToken } from "../accounts/tokens.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Asset } from "./Asset.ts";
import { changeAsset } from "./changeAsset.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const LinkStateEnum = builder.enumType("AssetLinkState", { values: LINK_STATES });

const linksOf = perRequest<AssetLinkRow[]>(async (ids, { db }) =>
  grouped(ids, await listAssetLinks(db, ids), ({ assetId }) => assetId),
);

export const AssetLink = builder.loadableNodeRef("AssetLink", {
  id: { resolve: (link: AssetLinkRow) => link.id },
  load: (ids: string[], { db, viewer }) => findAssetLinks(db, ids, workspacesOf(viewer)),
  sort: (link: AssetLinkRow) => link.id,
});

AssetLink.implement({
  description:
    "A private address of one asset, for somebody without a place in the studio. The secret is not kept.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    label: t.exposeString("label", { description: "For whom it was made." }),
    allowsDownload: t.exposeBoolean("allowsDownload"),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    state: t.field({ type: LinkStateEnum, resolve: (link, _args, { now }) => linkState(link, now()) }),
    views: t.exposeInt("views", { description: "By others than the studio." }),
    lastViewedAt: t.expose("lastViewedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

builder.objectField(Asset, "links", (t) =>
  t.field({
    type: [AssetLink],
    description: "The latest first, closed ones too.",
    resolve: ({ id }, _args, context) => linksOf(context).load(id),
  }),
);

interface Wanted {
  days: number;
  label: string;
  allowsDownload: boolean;
}

async function createAssetLink(context: Context, assetId: string, { days, label, allowsDownload }: Wanted) {
  const problem = linkProblem({ days, label });
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const { services, now } = context;
  const { token, hash } = newToken();
  const id = newId();
  await changeAsset(context, assetId, async (trx, asset) => {
    if (asset.deletedAt) throw new NotFound();
    if ((await countOpenLinks(trx, assetId, now())) >= MAX_OPEN_LINKS)
      throw new InvalidInput("label", LINK_TEXTS.many);
    const expiresAt = new Date(now().getTime() + days * DAY_MS);
    await insertAssetLink(trx, {
      ...{ id, assetId, tokenHash: hash, label: label.trim(), allowsDownload, expiresAt },
      ...{ createdBy: signedIn(context).userId, createdAt: now() },
    });
    await auditOf(context, trx, {
      ...{ action: "asset.link", entity: "asset", entityId: assetId, workspaceId: asset.workspaceId },
      after: { link: id, expiresAt, allowsDownload },
    });
  });
  return { assetId, url: `${services.settings.publicUrl}/s/${token}` };
}

async function revokeAssetLink(context: Context, id: string) {
  const [link] = await findAssetLinks(context.db, [id], workspacesOf(signedIn(context)));
  if (!link) throw new NotFound();
  await changeAsset(context, link.assetId, async (trx, asset) => {
    if (!(await revokeLink(trx, id, context.now()))) return;
    await auditOf(context, trx, {
      ...{ action: "asset.unlink", entity: "asset", entityId: asset.id, workspaceId: asset.workspaceId },
      before: { link: id },
    });
  });
  return { linkId: id };
}

builder.relayMutationField(
  "createAssetLink",
  {
    inputFields: (t) => ({
      assetId: t.globalID({ for: Asset }),
      days: t.int({ description: "How long it lasts, 1 to 90." }),
      label: t.string({ description: "For whom, for the studio's own memory; may be empty." }),
      allowsDownload: t.boolean(),
    }),
  },
  {
    description: "Opens an asset to whoever holds the address, which is told this once.",
    authScopes: { gate: "stemsAndAssets" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { assetId, ...wanted } }, context) =>
      createAssetLink(context, assetId.id, wanted),
  },
  {
    outputFields: (t) => ({
      url: t.string({ resolve: ({ url }) => url }),
      asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }),
    }),
  },
);

builder.relayMutationField(
  "revokeAssetLink",
  { inputFields: (t) => ({ id: t.globalID({ for: AssetLink }) }) },
  {
    description: "Closes a link for good.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) => revokeAssetLink(context, input.id.id),
  },
  { outputFields: (t) => ({ link: t.field({ type: AssetLink, resolve: ({ linkId }) => linkId }) }) },
);
