import type { Transaction } from "kysely";
import { listEmails } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
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
import { LAST_OWNER, type TeamRole } from "../../domain/workspaces/team.ts";
import { renewViewer } from "../accounts/session.ts";
import { tell } from "../accounts/tell.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { announce, type News, type Notice, notify } from "../notifications/notify.ts";
import { TeamRoleEnum } from "./inviteMember.ts";
import { removalLetter } from "./letters.ts";
import { lockTeam, type Team } from "./lockTeam.ts";
import { Member } from "./Member.ts";
import { Workspace } from "./Workspace.ts";

/** Nobody would be left to pay, to decide, or to let others in. */
export class LastOwner extends UserError {
  constructor() {
    super(LAST_OWNER);
  }
}

builder.objectType(LastOwner, { name: "LastOwner", interfaces: [UserErrorInterface] });

/** The member and the team, held: two owners who go at the same moment take turns, and the second is the last one. */
async function lockMember(
  trx: Transaction<DB>,
  context: Context,
  id: string,
  permission: Permission,
): Promise<Team & { member: MembershipRow }> {
  const team = await lockTeam(trx, context, await workspaceOfMember(trx, id), permission);
  const member = await findMembershipById(trx, id);
  if (!member) throw new NotFound();
  return { ...team, member };
}

async function spareLastOwner(trx: Transaction<DB>, { workspaceId, isAccountOwner }: MembershipRow) {
  if (isAccountOwner && (await listOwners(trx, workspaceId)).length === 1) throw new LastOwner();
}

/** Tells a member what others did to their place. What people do to their own they know. */
async function tellMember(
  trx: Transaction<DB>,
  context: Context,
  { userId }: MembershipRow,
  news: Omit<News, "userId" | "topic">,
): Promise<Notice[]> {
  if (userId === signedIn(context).userId) return [];
  return [await notify(trx, { userId, topic: "team", ...news }, context.now())];
}

async function change(
  context: Context,
  id: string,
  to: { role: TeamRole } | { isAccountOwner: boolean },
): Promise<string> {
  const notices = await context.db.transaction().execute(async (trx) => {
    const { workspace, member } = await lockMember(trx, context, id, "manageRoles");
    const { role, isAccountOwner } = member;
    if ("isAccountOwner" in to && !to.isAccountOwner) await spareLastOwner(trx, member);
    await changeMembership(trx, id, to);
    await settleOwner(trx, workspace.id);
    const source = await auditOf(context, trx, {
      action: "role" in to ? "member.role" : "member.owner",
      entity: "user",
      entityId: member.userId,
      workspaceId: workspace.id,
      before: "role" in to ? { role } : { isAccountOwner },
      after: to,
    });
    const text =
      "role" in to
        ? roleChanged(workspace.name, to.role)
        : ownershipChanged(workspace.name, to.isAccountOwner);
    return tellMember(trx, context, member, { source: `audit:${source}`, text, link: "/" });
  });
  await announce(context.services, notices);
  await renewViewer(context);
  return id;
}

/** Takes a place away. Whoever had it sees nothing of the studio from this moment. */
async function end(
  trx: Transaction<DB>,
  context: Context,
  member: MembershipRow,
  action: string,
): Promise<string> {
  await spareLastOwner(trx, member);
  await deleteMembership(trx, member.id);
  await settleOwner(trx, member.workspaceId);
  return auditOf(context, trx, {
    action,
    entity: "user",
    entityId: member.userId,
    workspaceId: member.workspaceId,
    before: { role: member.role, isAccountOwner: member.isAccountOwner },
  });
}

async function remove(context: Context, id: string): Promise<string> {
  const { workspace, member, notices } = await context.db.transaction().execute(async (trx) => {
    const team = await lockMember(trx, context, id, "manageUsers");
    // An administrator does not take an owner away.
    if (team.member.isAccountOwner && !team.actor.isAccountOwner) throw new NotFound();
    const source = await end(trx, context, team.member, "member.remove");
    const news = { source: `audit:${source}`, text: removedFromTeam(team.workspace.name), link: null };
    return { ...team, notices: await tellMember(trx, context, team.member, news) };
  });
  await announce(context.services, notices);
  const [gone] = await listEmails(context.db, [member.userId]);
  if (gone && member.userId !== signedIn(context).userId)
    await tell(context, { to: gone.email, ...removalLetter(workspace.name) });
  await renewViewer(context);
  return workspace.id;
}

async function leave(context: Context, workspaceId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { actor } = await lockTeam(trx, context, workspaceId, null);
    await end(trx, context, actor, "member.leave");
  });
  await renewViewer(context);
}

builder.relayMutationField(
  "changeMemberRole",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }), role: t.field({ type: TeamRoleEnum }) }) },
  {
    description: "Gives a member another role in this studio; for owners only.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({
      memberId: await change(context, input.id.id, { role: input.role }),
    }),
  },
  { outputFields: (t) => ({ member: t.field({ type: Member, resolve: ({ memberId }) => memberId }) }) },
);

builder.relayMutationField(
  "setMemberOwner",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }), isAccountOwner: t.boolean() }) },
  {
    description: "Makes a member an owner beside the others, or takes that back; for owners only.",
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, NotFound] },
    resolve: async (_root, { input }, context) => ({
      memberId: await change(context, input.id.id, { isAccountOwner: input.isAccountOwner }),
      viewer: signedIn(context),
    }),
  },
  {
    outputFields: (t) => ({
      // Who gives ownership up may have no sight of the team any more.
      member: t.field({ type: Member, nullable: true, resolve: ({ memberId }) => memberId }),
      viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
    }),
  },
);

builder.relayMutationField(
  "removeMember",
  { inputFields: (t) => ({ id: t.globalID({ for: Member }) }) },
  {
    description: "Takes somebody off the team. Only owners take an owner off.",
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, NotFound] },
    resolve: async (_root, { input }, context) => ({ workspaceId: await remove(context, input.id.id) }),
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
    authScopes: { signedIn: true },
    errors: { types: [LastOwner, NotFound] },
    resolve: async (_root, { input }, context) => {
      await leave(context, input.id.id);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
