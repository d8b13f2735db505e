import { changeInvitation, findOpenInvitation, lockInvitation } from "../../db/workspaces/invitations.ts";
import type { TeamRole } from "../../domain/workspaces/team.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { newToken } from "../accounts/tokens.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Invitation } from "./Invitation.ts";
import { full, mayInvite, until, usesOf, writeTo } from "./inviteMember.ts";
import { lockTeam } from "./lockTeam.ts";
import { Workspace } from "./Workspace.ts";

type Asked = { id: string };

/** The invitation that still waits, with its team under the lock. */
async function lockOpen(act: Act, id: string) {
  const found = await findOpenInvitation(act.trx, id);
  const team = await lockTeam(act, found?.workspaceId, "inviteUsers");
  const invitation = await lockInvitation(act.trx, id);
  if (!invitation || invitation.acceptedAt || invitation.revokedAt) throw new NotFound();
  return { ...team, invitation };
}

const resendInvitation = verb("resendInvitation", {
  audit: "invitation.resend",
  scope: "team:write",
  asksProof: true,
  limits: {
    async uses({ id }: Asked, actor, { db }) {
      const invitation = await findOpenInvitation(db, id);
      if (!invitation || !mayInvite(actor, invitation.workspaceId)) throw new NotFound();
      return usesOf(invitation.email, invitation.workspaceId);
    },
    full,
  },
  async run(act, { id }) {
    const { invitation, ...team } = await lockOpen(act, id);
    const { token, hash } = newToken();
    // The letter before opens nothing any more.
    await changeInvitation(act.trx, id, { tokenHash: hash, expiresAt: until(act.now) });
    writeTo(act, team, invitation.email, invitation.role as TeamRole, token);
    return act.done({ invitationId: id }, { id, workspaceId: team.workspace.id });
  },
});

const revokeInvitation = verb("revokeInvitation", {
  audit: "invitation.revoke",
  scope: "team:write",
  async run(act, { id }: Asked) {
    const { workspace, invitation } = await lockOpen(act, id);
    await changeInvitation(act.trx, id, { revokedAt: act.now });
    const { email, role } = invitation;
    return act.done(
      { workspaceId: workspace.id },
      { id, workspaceId: workspace.id, before: { email, role } },
    );
  },
});

builder.relayMutationField(
  "resendInvitation",
  { inputFields: (t) => ({ id: t.globalID({ for: Invitation }) }) },
  {
    description: "Sends the letter once more, with a new link for another 7 days.",
    verb: resendInvitation,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, resendInvitation, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      invitation: t.field({ type: Invitation, resolve: ({ invitationId }) => invitationId }),
    }),
  },
);

builder.relayMutationField(
  "revokeInvitation",
  { inputFields: (t) => ({ id: t.globalID({ for: Invitation }) }) },
  {
    description: "Takes an invitation back: its letter opens nothing any more.",
    verb: revokeInvitation,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, revokeInvitation, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
