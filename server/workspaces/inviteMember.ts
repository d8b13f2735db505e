import type { Transaction } from "kysely";
import { findUserByEmail } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { openInvitation } from "../../db/workspaces/invitations.ts";
import { findMembership } from "../../db/workspaces/members.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { INVITATION_DAYS, inviteeProblem, TEAM_ROLES, type TeamRole } from "../../domain/workspaces/team.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { newToken } from "../accounts/tokens.ts";
import { type Actor, mayAt, reachOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { Invitation } from "./Invitation.ts";
import { invitationLetter } from "./letters.ts";
import { lockTeam, type Team } from "./lockTeam.ts";
import { Workspace } from "./Workspace.ts";

export const TeamRoleEnum = builder.enumType("TeamRole", {
  values: TEAM_ROLES,
  description: "What somebody can be invited as.",
});

export const until = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** The letter counts against the mailbox and the studio. */
export const usesOf = (email: string, workspaceId: string): Uses => ({
  invitationsOfEmail: email.trim().toLowerCase(),
  invitationsOfWorkspace: workspaceId,
});
export const full = () => new InvalidInput(problem("email", "workspaces.tooManyInvitations"));

/** Who runs the platform is on no team by that: what they may not write is not counted either. */
export const mayInvite = (actor: Actor, workspaceId: string) =>
  reachOf(actor).includes(workspaceId) && mayAt(actor, workspaceId, "inviteUsers");

export function writeTo(act: Act, { workspace, person }: Team, to: string, role: TeamRole, token: string) {
  const link = `${act.publicUrl}/invitation?token=${token}`;
  act.enqueueMail({
    to,
    // Which language they read nobody knows: that of whoever invites says nothing.
    locale: null,
    ...invitationLetter({ studio: workspace.name, inviter: person.fullName, role, link }),
  });
}

type Asked = { workspaceId: string; email: string; role: TeamRole };

export const inviteMember = verb("inviteMember", {
  audit: "invitation.send",
  scope: "team:write",
  asksProof: true,
  may: (actor, { workspaceId }: Asked) => mayInvite(actor, workspaceId),
  limits: { uses: ({ email, workspaceId }) => usesOf(email, workspaceId), full },
  async run(act, { workspaceId, email: given, role }: Asked) {
    const team = await lockTeam(act, workspaceId, "inviteUsers");
    refuse(onField("email", inviteeProblem(given)));
    const email = given.trim().toLowerCase();
    if (await isMember(act.trx, workspaceId, email))
      throw new InvalidInput(problem("email", "workspaces.inviteeIsMember"));
    const { token, hash } = newToken();
    const id = await openInvitation(act.trx, {
      ...{ id: newId(), workspaceId, email, role, tokenHash: hash },
      ...{ invitedBy: team.person.userId, expiresAt: until(act.now) },
    });
    writeTo(act, team, email, role, token);
    return act.done({ invitationId: id, workspaceId }, { id, workspaceId, after: { email, role } });
  },
});

async function isMember(trx: Transaction<DB>, workspaceId: string, email: string): Promise<boolean> {
  const user = await findUserByEmail(trx, email);
  return Boolean(user && (await findMembership(trx, workspaceId, user.id)));
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
    verb: inviteMember,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound] },
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
