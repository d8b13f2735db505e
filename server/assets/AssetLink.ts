import {
  type AssetLinkRow,
  findAssetLinks,
  insertAssetLink,
  listAssetLinks,
} from "../../db/assets/assetLinks.ts";
import { countOpenLinks, revokeLink } from "../../db/links/links.ts";
import { LINK_STATES, linkProblem, linkState, MAX_OPEN_LINKS } from "../../domain/assets/assetLink.ts";
import { problem } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { linkToken, newLink } from "../links/newLink.ts";
import { Asset } from "./Asset.ts";

export const LinkStateEnum = builder.enumType("AssetLinkState", { values: LINK_STATES });

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
  assetId: string;
  days: number;
  label: string;
  allowsDownload: boolean;
}

const createAssetLink = verb("createAssetLink", {
  audit: "asset.link",
  scope: "assets:write",
  asksProof: true,
  gate: "stemsAndAssets",
  async run(act, { assetId, days, label, allowsDownload }: Wanted) {
    refuse(linkProblem({ days, label }));
    const { trx, now } = act;
    const { workspaceId, deletedAt } = await act.lock("asset", assetId);
    if (deletedAt) throw new NotFound();
    if ((await countOpenLinks(trx, ["assetLink", "assetId"], assetId, now)) >= MAX_OPEN_LINKS)
      throw new InvalidInput(problem("label", "assets.tooManyLinks", { max: MAX_OPEN_LINKS }));
    const link = newLink(act, "asset-link", { days, label });
    await insertAssetLink(trx, { ...link, assetId, allowsDownload });
    act.publish("assetChanged", workspaceId, { assetId });
    const after = { link: link.id, expiresAt: link.expiresAt, allowsDownload };
    return act.done({ assetId, linkId: link.id }, { id: assetId, workspaceId, after });
  },
});

const revokeAssetLink = verb("revokeAssetLink", {
  audit: "asset.unlink",
  scope: "assets:write",
  async run(act, { id }: { id: string }) {
    const [link] = await findAssetLinks(act.trx, [id], workspacesOf(userOf(act.actor)));
    if (!link) throw new NotFound();
    const { assetId, workspaceId } = link;
    await act.lock("asset", assetId);
    if (!(await revokeLink(act.trx, "assetLink", id, act.now))) return act.done({ linkId: id }, []);
    act.publish("assetChanged", workspaceId, { assetId });
    return act.done({ linkId: id }, { id: assetId, workspaceId, before: { link: id } });
  },
});

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
    verb: createAssetLink,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound] },
    resolve: (_root, { input: { assetId, ...wanted } }, context, info) =>
      perform(context, info, createAssetLink, { ...wanted, assetId: assetId.id }),
  },
  {
    outputFields: (t) => ({
      url: t.string({
        resolve: ({ linkId }, _args, { services: { settings, signer } }) =>
          `${settings.publicUrl}/s/${linkToken(signer, "asset-link", linkId)}`,
      }),
      asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }),
    }),
  },
);

builder.relayMutationField(
  "revokeAssetLink",
  { inputFields: (t) => ({ id: t.globalID({ for: AssetLink }) }) },
  {
    description: "Closes a link for good.",
    verb: revokeAssetLink,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, revokeAssetLink, { id: input.id.id }),
  },
  { outputFields: (t) => ({ link: t.field({ type: AssetLink, resolve: ({ linkId }) => linkId }) }) },
);
