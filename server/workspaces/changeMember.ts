import { findUser, listEmails } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import {
  changeMembership,
  deleteMembership,
  findMembershipById,
  listOwners,
  type MembershipRow,
  settleOwner,
  workspaceOfMember,
} from "../../db/workspaces/members.ts";
import type { Permission } from "../../domain/accounts/permissions.ts";
import { ownershipChanged, removedFromTeam, roleChanged } from "../../domain/notifications/facts.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { TeamRole } from "../../domain/workspaces/team.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { TeamRoleEnum } from "./inviteMember.ts";
import { removalLetter } from "./letters.ts";
import { lockTeam, type Team } from "./lockTeam.ts";
import { Member } from "./Member.ts";
import { Workspace } from "./Workspace.ts";

/** Nobody would be left to pay, to decide, or to let others in. */
export class LastOwner extends UserError {
  constructor() {
    super(refusal("workspaces.lastOwner"));
  }
}

builder.objectType(LastOwner, { name: "LastOwner", interfaces: [UserErrorInterface] });

type HeldMember = Team & { member: MembershipRow };

/** The member and the team, held: two owners who go at the same moment take turns, and the second is the last one. */
async function lockMember(act: Act, id: string, permission: Permission): Promise<HeldMember> {
  const team = await lockTeam(act, await workspaceOfMember(act.trx, id), permission);
  const member = await findMembershipById(act.trx, id);
  if (!member) throw new NotFound();
  return { ...team, member };
}

async function spareLastOwner({ trx }: Act, { workspaceId, isAccountOwner }: MembershipRow) {
  if (isAccountOwner && (await listOwners(trx, workspaceId)).length === 1) throw new LastOwner();
}

/** Tells a member what others did to their place. What people do to their own they know. */
function notifyMember(act: Act, { member, person }: HeldMember, text: NoticeText, link: string | null): void {
  const { userId } = member;
  if (userId !== person.userId) act.notify({ userId, topic: "team", source: `team:${newId()}`, text, link });
}

const lineOf = ({ userId, workspaceId }: MembershipRow) => ({ id: userId, entity: "user", workspaceId });

const changeMemberRole = verb("changeMemberRole", {
  audit: "member.role",
  async run(act, { id, role }: { id: string; role: TeamRole }) {
    const held = await lockMember(act, id, "manageRoles");
    await changeMembership(act.trx, id, { role });
    notifyMember(act, held, roleChanged(held.workspace.name, role), "/");
    const before = { role: held.member.role };
    return act.done({ memberId: id }, { ...lineOf(held.member), before, after: { role } });
  },
});

const setMemberOwner = verb("setMemberOwner", {
  audit: "member.owner",
  async run(act, { id, isAccountOwner }: { id: string; isAccountOwner: boolean }) {
    const held = await lockMember(act, id, "manageRoles");
    if (!isAccountOwner) await spareLastOwner(act, held.member);
    else await askForProven(act, held.member);
    await changeMembership(act.trx, id, { isAccountOwner });
    await settleOwner(act.trx, held.workspace.id);
    notifyMember(act, held, ownershipChanged(held.workspace.name, isAccountOwner), "/");
    const before = { isAccountOwner: held.member.isAccountOwner };
    return act.done({ memberId: id }, { ...lineOf(held.member), before, after: { isAccountOwner } });
  },
});

/** Somebody whose address was never proven may be somebody else than was invited. */
async function askForProven({ trx }: Act, { userId }: MembershipRow): Promise<void> {
  const user = await findUser(trx, userId);
  if (user?.emailVerified) return;
  throw new EmailUnproven(refusal("workspaces.ownerUnproven", { name: user?.name ?? "" }));
}

/** Takes a place away. Whoever had it sees nothing of the studio from this moment. Returns the line for the log. */
async function end(act: Act, member: MembershipRow) {
  await spareLastOwner(act, member);
  await deleteMembership(act.trx, member.id);
  await settleOwner(act.trx, member.workspaceId);
  const { role, isAccountOwner } = member;
  return { ...lineOf(member), before: { role, isAccountOwner } };
}

const removeMember = verb("removeMember", {
  audit: "member.remove",
  async run(act, { id }: { id: string }) {
    const held = await lockMember(act, id, "manageUsers");
    const { workspace, member, place, person } = held;
    // An administrator does not take an owner away.
    if (member.isAccountOwner && !place.isAccountOwner) throw new NotFound();
    const line = await end(act, member);
    notifyMember(act, held, removedFromTeam(workspace.name), null);
    const [gone] = await listEmails(act.trx, [member.userId]);
    if (gone && member.userId !== person.userId)
      act.enqueueMail({ to: gone.email, ...removalLetter(workspace.name) });
    return act.done({ workspaceId: workspace.id }, line);
  },
});

const leaveWorkspace = verb("leaveWorkspace", {
  audit: "member.leave",
  async run(act, { id }: { id: string }) {
    const { place } = await lockTeam(act, id, null);
    return act.done({}, await end(act, place));
  },
});

builder.relayMutationField(
  "changeMemberRole",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }), role: t.field({ type: TeamRoleEnum }) }) },
  {
    description: "Gives a member another role in this studio; for owners only.",
    verb: changeMemberRole,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, role } }, context, info) =>
      performAndRenew(context, info, changeMemberRole, { id: id.id, role }),
  },
  { outputFields: (t) => ({ member: t.field({ type: Member, resolve: ({ memberId }) => memberId }) }) },
);

builder.relayMutationField(
  "setMemberOwner",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }), isAccountOwner: t.boolean() }) },
  {
    description: "Makes a member an owner beside the others, or takes that back; for owners only.",
    verb: setMemberOwner,
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, EmailUnproven, NotFound] },
    resolve: (_root, { input: { id, isAccountOwner } }, context, info) =>
      performAndRenew(context, info, setMemberOwner, { id: id.id, isAccountOwner }),
  },
  {
    outputFields: (t) => ({
      // Who gives ownership up may have no sight of the team any more.
      member: t.field({ type: Member, nullable: true, resolve: ({ memberId }) => memberId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);

builder.relayMutationField(
  "removeMember",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }) }) },
  {
    description: "Takes somebody off the team. Only owners take an owner off.",
    verb: removeMember,
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performAndRenew(context, info, removeMember, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, nullable: true, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "leaveWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: Workspace }) }) },
  {
    description: "Leaves a team. Its last owner cannot.",
    verb: leaveWorkspace,
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performAndRenew(context, info, leaveWorkspace, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
