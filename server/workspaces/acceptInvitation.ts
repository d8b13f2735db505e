import { setPreferences } from "../../db/accounts/preferences.ts";
import { lockUser } from "../../db/accounts/users.ts";
import {
  changeInvitation,
  findOffer,
  lockInvitation,
  type OfferRow,
} from "../../db/workspaces/invitations.ts";
import { findMembership } from "../../db/workspaces/members.ts";
import { insertMembership, lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { invitationAccepted } from "../../domain/notifications/facts.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { invitationState, type TeamRole } from "../../domain/workspaces/team.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { proveMailbox } from "../accounts/proveMailbox.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { TeamRoleEnum } from "./inviteMember.ts";

/** The person who is signed in is not the one that the letter was sent to. */
export class WrongMailbox extends UserError {
  readonly email: string;
  constructor(email: string) {
    super(refusal("workspaces.wrongMailbox"));
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

/** Joins the team, and makes it the place where the person works now. The letter works once, and proves the address. */
const acceptInvitation = verb("acceptInvitation", {
  audit: "member.join",
  async run(act, { token }: { token: string }) {
    const { trx, now } = act;
    const { userId, fullName } = userOf(act.actor);
    const user = await lockUser(trx, userId);
    const offer = await findOffer(trx, hashOfToken(token));
    const workspace = offer && (await lockWorkspace(trx, offer.workspaceId));
    const invitation = offer && (await lockInvitation(trx, offer.id));
    if (!invitation || !workspace || workspace.deletedAt || workspace.suspendedAt)
      throw new LinkSpent(refusal("workspaces.invitationSpent"));
    if (invitationState(invitation, now) !== "open")
      throw new LinkSpent(refusal("workspaces.invitationSpent"));
    if (!user || invitation.email !== user.email) throw new WrongMailbox(invitation.email);
    // The token stood in a letter to this mailbox and nowhere else.
    await proveMailbox(act, user, true);
    const { id, role, invitedBy } = invitation;
    await changeInvitation(trx, id, { acceptedAt: now });
    if (!(await findMembership(trx, workspace.id, userId)))
      await insertMembership(trx, { workspaceId: workspace.id, userId, role });
    await setPreferences(trx, userId, { currentWorkspace: workspace.id, mode: "artist" }, now);
    if (invitedBy)
      act.notify({
        userId: invitedBy,
        topic: "team",
        source: `invitation:${id}`,
        text: invitationAccepted(fullName, workspace.name, role as TeamRole),
        link: "/settings/team",
      });
    return act.done(
      {},
      { id: userId, entity: "user", workspaceId: workspace.id, after: { role, invitedBy } },
    );
  },
});

builder.relayMutationField(
  "acceptInvitation",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Joins the team, as the person whose address the letter was sent to.",
    verb: acceptInvitation,
    authScopes: { signedIn: true },
    errors: { types: [LinkSpent, WrongMailbox] },
    resolve: (_root, { input }, context, info) => performAndRenew(context, info, acceptInvitation, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
