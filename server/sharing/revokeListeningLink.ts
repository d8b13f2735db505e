import { revokeLink } from "../../db/links/links.ts";
import { findListeningLinks } from "../../db/sharing/listeningLinks.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { announce } from "./createListeningLink.ts";
import { ListeningLink } from "./ListeningLink.ts";

const revokeListeningLink = verb("revokeListeningLink", {
  audit: "listeningLink.revoke",
  scope: "catalog:write",
  async run(act, { id }: { id: string }) {
    const [link] = await findListeningLinks(act.trx, [id], workspacesOf(userOf(act.actor)));
    if (!link) throw new NotFound();
    const { workspaceId, releaseId, trackId } = link;
    const thing = (releaseId ?? trackId)!;
    await act.lock(releaseId ? "release" : "track", thing);
    if (!(await revokeLink(act.trx, "listeningLink", id, act.now))) return act.done({ linkId: id }, []);
    announce(act, workspaceId, link);
    return act.done({ linkId: id }, { id, workspaceId, before: { releaseId, trackId } });
  },
});

builder.relayMutationField(
  "revokeListeningLink",
  { inputFields: (t) => ({ id: t.globalID({ for: ListeningLink }) }) },
  {
    description: "Closes a private link for good.",
    verb: revokeListeningLink,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, revokeListeningLink, { id: input.id.id }),
  },
  { outputFields: (t) => ({ link: t.field({ type: ListeningLink, resolve: ({ linkId }) => linkId }) }) },
);
