import {
  findListeningLinks,
  type ListeningLinkRow,
  listListeningLinks,
  type SharedThing,
} from "../../db/sharing/listeningLinks.ts";
import { linkState } from "../../domain/assets/assetLink.ts";
import { LinkStateEnum } from "../assets/AssetLink.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";

const linksTo = (thing: SharedThing) =>
  perRequest<ListeningLinkRow[]>(async (ids, { db }) =>
    grouped(ids, await listListeningLinks(db, thing, ids), (link) => link[thing]!),
  );
const linksToRelease = linksTo("releaseId");
const linksToTrack = linksTo("trackId");

export const ListeningLink = builder.loadableNodeRef("ListeningLink", {
  id: { resolve: (link: ListeningLinkRow) => link.id },
  load: (ids: string[], { db, viewer }) => findListeningLinks(db, ids, workspacesOf(viewer)),
  sort: (link: ListeningLinkRow) => link.id,
});

ListeningLink.implement({
  description:
    "A private address at which somebody without a place in the studio hears a release or a track, out or not. The secret is not kept.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    label: t.exposeString("label", { description: "For whom it was made." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    state: t.field({ type: LinkStateEnum, resolve: (link, _args, { now }) => linkState(link, now()) }),
    openings: t.exposeInt("openings", { description: "By others than the studio." }),
    lastOpenedAt: t.expose("lastOpenedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const TOLD =
  "Private links to it, the latest first, closed ones too. Null to all but the members of its workspace.";

builder.objectField(Release, "listeningLinks", (t) =>
  t.field({
    type: [ListeningLink],
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => linksToRelease(context).load(id),
  }),
);

builder.objectField(Track, "listeningLinks", (t) =>
  t.field({
    type: [ListeningLink],
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => linksToTrack(context).load(id),
  }),
);
