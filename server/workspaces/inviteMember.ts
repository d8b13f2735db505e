import type { Transaction } from "kysely";
import { findUserByEmail } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  changeInvitation,
  lockInvitation,
  openInvitation,
  workspaceOfInvitation,
} from "../../db/workspaces/invitations.ts";
import { findMembership } from "../../db/workspaces/members.ts";
import {
  INVITATION_DAYS,
  INVITEE_IS_MEMBER,
  inviteeProblem,
  TEAM_ROLES,
  type TeamRole,
  TOO_MANY_INVITATIONS,
} from "../../domain/workspaces/team.ts";
import { tell } from "../accounts/tell.ts";
import { newToken } from "../accounts/tokens.ts";
import { mayAt } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Invitation } from "./Invitation.ts";
import { invitationLetter } from "./letters.ts";
import { holdTeam, lockTeam } from "./lockTeam.ts";
import { Workspace } from "./Workspace.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const TeamRoleEnum = builder.enumType("TeamRole", {
  values: TEAM_ROLES,
  description: "What somebody can be invited as.",
});

const until = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Counts the letter against the mailbox and the studio, before the studio's lock is taken. */
async function mayWrite({ services, now }: Context, email: string, workspaceId: string): Promise<void> {
  const uses = { invitationsOfEmail: email, invitationsOfWorkspace: workspaceId };
  if ((await services.limiter.take(uses, now())).retryAfter !== null)
    throw new InvalidInput("email", TOO_MANY_INVITATIONS);
}

async function write(context: Context, to: string, studio: string, role: TeamRole, token: string) {
  const link = `${context.services.settings.publicUrl}/invitation?token=${token}`;
  await tell(context, {
    to,
    ...invitationLetter({ studio, inviter: signedIn(context).fullName, role, link }),
  });
}

type Asked = { workspaceId: string; email: string; role: TeamRole };

export const inviteMember = verb("inviteMember", {
  audit: "invitation.send",
  scope: "team:write",
  may: (actor, { workspaceId }: Asked) => mayAt(actor, workspaceId, "inviteUsers"),
  limits: {
    uses: ({ email, workspaceId }) => ({
      invitationsOfEmail: email.trim().toLowerCase(),
      invitationsOfWorkspace: workspaceId,
    }),
    full: () => new InvalidInput("email", TOO_MANY_INVITATIONS),
  },
  async run(act, { workspaceId, email: given, role }: Asked) {
    const { trx, now } = act;
    const { workspace, inviter } = await holdTeam(act, workspaceId, "inviteUsers");
    const problem = inviteeProblem(given);
    if (problem) throw new InvalidInput("email", problem);
    const email = given.trim().toLowerCase();
    if (await isMember(trx, workspaceId, email)) throw new InvalidInput("email", INVITEE_IS_MEMBER);
    const { token, hash } = newToken();
    const id = await openInvitation(trx, {
      ...{ id: newId(), workspaceId, email, role, tokenHash: hash },
      ...{ invitedBy: inviter.userId, expiresAt: until(now) },
    });
    const link = `${act.publicUrl}/invitation?token=${token}`;
    act.enqueueMail({
      to: email,
      ...invitationLetter({ studio: workspace.name, inviter: inviter.fullName, role, link }),
    });
    return act.done({ invitationId: id, workspaceId }, { id, workspaceId, after: { email, role } });
  },
});

async function isMember(trx: Transaction<DB>, workspaceId: string, email: string): Promise<boolean> {
  const user = await findUserByEmail(trx, email);
  return Boolean(user && (await findMembership(trx, workspaceId, user.id)));
}

/** The invitation that still waits, with its team under the lock. */
async function lockOpen(trx: Transaction<DB>, context: Context, id: string) {
  const { workspace } = await lockTeam(trx, context, await workspaceOfInvitation(trx, id), "inviteUsers");
  const invitation = await lockInvitation(trx, id);
  if (!invitation || invitation.acceptedAt || invitation.revokedAt) throw new NotFound();
  return { workspace, invitation };
}

async function resend(context: Context, id: string): Promise<string> {
  const { workspace, invitation } = await context.db
    .transaction()
    .execute((trx) => lockOpen(trx, context, id));
  const { email, role } = invitation;
  await mayWrite(context, email, workspace.id);
  const { token, hash } = newToken();
  await context.db.transaction().execute(async (trx) => {
    await lockOpen(trx, context, id);
    // The letter before opens nothing any more.
    await changeInvitation(trx, id, { tokenHash: hash, expiresAt: until(context.now()) });
    await auditOf(context, trx, {
      action: "invitation.resend",
      entity: "invitation",
      entityId: id,
      workspaceId: workspace.id,
    });
  });
  await write(context, email, workspace.name, role as TeamRole, token);
  return id;
}

async function revoke(context: Context, id: string): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const { workspace, invitation } = await lockOpen(trx, context, id);
    await changeInvitation(trx, id, { revokedAt: context.now() });
    await auditOf(context, trx, {
      action: "invitation.revoke",
      entity: "invitation",
      entityId: id,
      workspaceId: workspace.id,
      before: { email: invitation.email, role: invitation.role },
    });
    return workspace.id;
  });
}

builder.relayMutationField(
  "inviteMember",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      email: t.string(),
      role: t.field({ type: TeamRoleEnum }),
    }),
  },
  {
    description:
      "Sends a letter that asks somebody to join the team. Works for 7 days; a second one replaces the first.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    verb: inviteMember,
    resolve: (_root, { input }, context, info) =>
      perform(context, info, inviteMember, { ...input, workspaceId: input.workspaceId.id }),
  },
  {
    outputFields: (t) => ({
      invitation: t.field({ type: Invitation, resolve: ({ invitationId }) => invitationId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "resendInvitation",
  { inputFields: (t) => ({ id: t.globalID({ for: Invitation }) }) },
  {
    description: "Sends the letter once more, with a new link for another 7 days.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({ invitationId: await resend(context, input.id.id) }),
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
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({ workspaceId: await revoke(context, input.id.id) }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
