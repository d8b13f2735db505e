import { newId } from "../../db/ids.ts";
import {
  type DeletedWorkspaceRow,
  hideWorkspace,
  listDeletedOf,
  showWorkspace,
} from "../../db/workspaces/deletion.ts";
import { findMembership, listOwners } from "../../db/workspaces/members.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { studioDeleted } from "../../domain/notifications/facts.ts";
import { problem, refusal } from "../../domain/words/refusal.ts";
import { goneAt } from "../../domain/workspaces/deletion.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { EarningsUnpaid } from "../ledger/EarningsUnpaid.ts";
import { auditedMoney, unpaidOf } from "../ledger/unpaidOf.ts";
import { deletionLetter } from "./letters.ts";
import { lockTeam } from "./lockTeam.ts";
import { Workspace } from "./Workspace.ts";

interface Deletion {
  id: string;
  /** As it was typed. */
  name: string;
  giveUpEarnings: boolean;
}

/** Hides the studio from everybody at once; for some days its owners can take that back. What it earned is paid out or given up first. */
const deleteWorkspace = verb("deleteWorkspace", {
  audit: "workspace.delete",
  async run(act, { id, name: typedName, giveUpEarnings }: Deletion) {
    const { trx, now } = act;
    const { workspace, person } = await lockTeam(act, id, "deleteAccount");
    const { name, slug } = workspace;
    if (typedName.trim() !== name) throw new InvalidInput(problem("name", "workspaces.nameNotTyped"));
    const earnings = await unpaidOf(trx, [{ workspaceId: id }]);
    if (earnings.length > 0 && !giveUpEarnings)
      throw new EarningsUnpaid(refusal("workspaces.earningsUnpaid"), earnings);
    await hideWorkspace(trx, id, now);
    const until = goneAt(now);
    const text = studioDeleted(name, person.fullName, until.toISOString().slice(0, 10));
    const letter = { studio: name, by: person.fullName, until, link: `${act.publicUrl}/settings/danger` };
    const source = `team:${newId()}`;
    for (const { userId, email } of await listOwners(trx, id)) {
      if (userId !== person.userId)
        act.notify({ userId, topic: "team", source, text, link: "/settings/danger" });
      act.enqueueMail({ to: email, ...deletionLetter(letter) });
    }
    const after = { goneAt: until, ...(earnings.length > 0 && { givenUp: auditedMoney(earnings) }) };
    return act.done({}, { id, workspaceId: id, before: { name, slug }, after });
  },
});

/** Takes a deletion back while its days of grace last. */
const undeleteWorkspace = verb("undeleteWorkspace", {
  audit: "workspace.undelete",
  async run(act, { id }: { id: string }) {
    const workspace = await lockWorkspace(act.trx, id);
    const place = workspace && (await findMembership(act.trx, id, userOf(act.actor).userId));
    if (!workspace?.deletedAt || !place?.isAccountOwner) throw new NotFound();
    // The days are over: its files may be half gone.
    if (goneAt(workspace.deletedAt) <= act.now) throw new NotFound();
    await showWorkspace(act.trx, id, act.now);
    return act.done({}, { id, workspaceId: id, before: { deletedAt: workspace.deletedAt } });
  },
});

const DeletedWorkspace = builder.objectRef<DeletedWorkspaceRow>("DeletedWorkspace").implement({
  description: "A studio that was deleted and can still be restored by its owners.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID("Workspace", id) }),
    name: t.exposeString("name"),
    deletedAt: t.expose("deletedAt", { type: "DateTime" }),
    goneAt: t.field({ type: "DateTime", resolve: ({ deletedAt }) => goneAt(deletedAt) }),
  }),
});

builder.objectField(Viewer, "deletedWorkspaces", (t) =>
  t.field({
    type: [DeletedWorkspace],
    description: "Studios of the person that were deleted and can still be restored.",
    resolve: async ({ userId }, _args, { db, now }) =>
      (await listDeletedOf(db, userId)).filter(({ deletedAt }) => goneAt(deletedAt) > now()),
  }),
);

builder.relayMutationField(
  "deleteWorkspace",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Workspace }),
      name: t.string({ description: "The studio's name, typed as a confirmation." }),
      giveUpEarnings: t.boolean({
        required: false,
        defaultValue: false,
        description: "What the studio earned, and was not paid out, is to be paid to nobody.",
      }),
    }),
  },
  {
    description: "Hides a studio at once and removes it for good after 7 days; for owners only.",
    verb: deleteWorkspace,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, EarningsUnpaid] },
    resolve: (_root, { input: { id, name, giveUpEarnings } }, context, info) =>
      performAndRenew(context, info, deleteWorkspace, {
        ...{ id: id.id, name },
        giveUpEarnings: giveUpEarnings ?? false,
      }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);

builder.relayMutationField(
  "undeleteWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: Workspace }) }) },
  {
    description: "Takes the deletion of a studio back, with everything it had published; for its owners.",
    verb: undeleteWorkspace,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      performAndRenew(context, info, undeleteWorkspace, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
