import { countOpenLinks } from "../../db/links/links.ts";
import { insertListeningLink, type SharedThing } from "../../db/sharing/listeningLinks.ts";
import { linkProblem, MAX_OPEN_LINKS } from "../../domain/assets/assetLink.ts";
import { problem } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { linkToken, newLink } from "../links/newLink.ts";
import { ListeningLink } from "./ListeningLink.ts";

interface Wanted {
  thing: SharedThing;
  id: string;
  days: number;
  label: string;
}

const createListeningLink = verb("createListeningLink", {
  audit: "listeningLink.create",
  scope: "catalog:write",
  asksProof: true,
  async run(act, { thing, id, days, label }: Wanted) {
    refuse(linkProblem({ days, label }));
    const { trx, now } = act;
    const { workspaceId } = await act.lock(thing === "releaseId" ? "release" : "track", id);
    if ((await countOpenLinks(trx, ["listeningLink", thing], id, now)) >= MAX_OPEN_LINKS)
      throw new InvalidInput(problem("label", "sharing.tooManyLinks", { max: MAX_OPEN_LINKS }));
    const link = newLink(act, "listening-link", { days, label });
    await insertListeningLink(trx, { ...link, workspaceId, [thing]: id });
    announce(act, workspaceId, { [thing]: id });
    const after = { [thing]: id, expiresAt: link.expiresAt };
    return act.done({ linkId: link.id }, { id: link.id, workspaceId, after });
  },
});

/** Tells other open pages of what the link is to. */
export function announce(
  act: Act,
  workspaceId: string,
  { releaseId, trackId }: { releaseId?: string | null; trackId?: string | null },
): void {
  if (releaseId) act.publish("releaseChanged", workspaceId, { releaseId });
  if (trackId) act.publish("trackChanged", workspaceId, { trackId });
}

builder.relayMutationField(
  "createListeningLink",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: [Track, Release] }),
      days: t.int({ description: "How long it lasts, 1 to 90." }),
      label: t.string({ description: "For whom, for the studio's own memory; may be empty." }),
    }),
  },
  {
    description: "Opens a release or a track to whoever holds the address, which is told this once.",
    verb: createListeningLink,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound] },
    resolve: (_root, { input: { id, ...wanted } }, context, info) => {
      const thing = id.typename === "Track" ? "trackId" : "releaseId";
      return perform(context, info, createListeningLink, { ...wanted, thing, id: id.id });
    },
  },
  {
    outputFields: (t) => ({
      url: t.string({
        resolve: ({ linkId }, _args, { services: { settings, signer } }) =>
          `${settings.publicUrl}/listen/${linkToken(signer, "listening-link", linkId)}`,
      }),
      link: t.field({ type: ListeningLink, resolve: ({ linkId }) => linkId }),
    }),
  },
);
