import { setPreferences } from "../../db/accounts/preferences.ts";
import {
  changeInvitation,
  findOffer,
  lockInvitation,
  type OfferRow,
} from "../../db/workspaces/invitations.ts";
import { findMembership } from "../../db/workspaces/members.ts";
import { insertMembership, lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { invitationAccepted } from "../../domain/notifications/facts.ts";
import {
  INVITATION_SPENT,
  invitationState,
  type TeamRole,
  WRONG_MAILBOX,
} from "../../domain/workspaces/team.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { preferenceLoader } from "../accounts/Preferences.ts";
import { renewViewer } from "../accounts/session.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { announce, notify } from "../notifications/notify.ts";
import { TeamRoleEnum } from "./inviteMember.ts";

/** The person who is signed in is not the one that the letter was sent to. */
export class WrongMailbox extends UserError {
  readonly email: string;
  constructor(email: string) {
    super(WRONG_MAILBOX);
    this.email = email;
  }
}

builder.objectType(WrongMailbox, {
  name: "WrongMailbox",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ email: t.exposeString("email", { description: "The address it was sent to." }) }),
});

const InvitationOffer = builder.objectRef<OfferRow>("InvitationOffer").implement({
  description: "What a letter offers to whoever holds its token.",
  fields: (t) => ({
    studio: t.exposeString("workspaceName"),
    inviter: t.exposeString("inviterName", { nullable: true }),
    role: t.field({ type: TeamRoleEnum, resolve: ({ role }) => role as TeamRole }),
    email: t.exposeString("email"),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

builder.queryField("invitation", (t) =>
  t.field({
    type: InvitationOffer,
    nullable: true,
    description: "What the letter with this token offers; null once it opens nothing any more.",
    authScopes: { public: true },
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, { db, now }) => {
      const offer = await findOffer(db, hashOfToken(token));
      if (!offer || offer.isClosed) return null;
      return invitationState(offer, now()) === "open" ? offer : null;
    },
  }),
);

/** Joins the team, and makes it the place where the person works now. The letter works once. */
async function accept(context: Context, token: string): Promise<void> {
  const { userId, email, fullName } = signedIn(context);
  const now = context.now();
  const notices = await context.db.transaction().execute(async (trx) => {
    const offer = await findOffer(trx, hashOfToken(token));
    const workspace = offer && (await lockWorkspace(trx, offer.workspaceId));
    const invitation = offer && (await lockInvitation(trx, offer.id));
    if (!invitation || !workspace || workspace.deletedAt || workspace.suspendedAt)
      throw new LinkSpent(INVITATION_SPENT);
    if (invitationState(invitation, now) !== "open") throw new LinkSpent(INVITATION_SPENT);
    if (invitation.email !== email.toLowerCase()) throw new WrongMailbox(invitation.email);
    await changeInvitation(trx, invitation.id, { acceptedAt: now });
    if (!(await findMembership(trx, workspace.id, userId)))
      await insertMembership(trx, { workspaceId: workspace.id, userId, role: invitation.role });
    await setPreferences(trx, userId, { currentWorkspace: workspace.id, mode: "artist" }, now);
    await auditOf(context, trx, {
      action: "member.join",
      entity: "user",
      entityId: userId,
      workspaceId: workspace.id,
      after: { role: invitation.role, invitedBy: invitation.invitedBy },
    });
    if (!invitation.invitedBy) return [];
    const news = {
      userId: invitation.invitedBy,
      topic: "team",
      source: `invitation:${invitation.id}`,
      text: invitationAccepted(fullName, workspace.name, invitation.role as TeamRole),
      link: "/settings/team",
    } as const;
    return [await notify(trx, news, now)];
  });
  await announce(context.services, notices);
  preferenceLoader(context).clear(userId);
  await renewViewer(context);
}

builder.relayMutationField(
  "acceptInvitation",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Joins the team, as the person whose address the letter was sent to.",
    authScopes: { signedIn: true },
    errors: { types: [LinkSpent, WrongMailbox] },
    resolve: async (_root, { input }, context) => {
      await accept(context, input.token);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
