import { newId } from "../../db/ids.ts";
import {
  countOpenListeningLinks,
  insertListeningLink,
  type SharedThing,
} from "../../db/sharing/listeningLinks.ts";
import { linkProblem, MAX_OPEN_LINKS } from "../../domain/assets/assetLink.ts";
import { problem } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { derivedToken, hashOfToken } from "../accounts/tokens.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import type { Signer } from "../signing.ts";
import { ListeningLink } from "./ListeningLink.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
    if ((await countOpenListeningLinks(trx, thing, id, now)) >= MAX_OPEN_LINKS)
      throw new InvalidInput(problem("label", "sharing.tooManyLinks", { max: MAX_OPEN_LINKS }));
    const linkId = newId();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    await insertListeningLink(trx, {
      ...{ id: linkId, workspaceId, [thing]: id, label: label.trim(), expiresAt },
      ...{ tokenHash: hashOfToken(tokenOf(act.signer, linkId)) },
      ...{ createdBy: userOf(act.actor).userId, createdAt: now },
    });
    announce(act, workspaceId, { [thing]: id });
    return act.done({ linkId }, { id: linkId, workspaceId, after: { [thing]: id, expiresAt } });
  },
});

const tokenOf = (signer: Signer, linkId: string) => derivedToken(signer, "listening-link", linkId);

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
          `${settings.publicUrl}/listen/${tokenOf(signer, linkId)}`,
      }),
      link: t.field({ type: ListeningLink, resolve: ({ linkId }) => linkId }),
    }),
  },
);
