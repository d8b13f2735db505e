import { endAccountantLink as endLink, findAccountantLinks } from "../../db/taxes/accountantLinks.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { lockOwnStudio } from "../payouts/lockOwnStudio.ts";
import { PayoutRefused } from "../payouts/refusals.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AccountantLink } from "./AccountantLink.ts";

/** Asks for no plan: whoever left one can still close what they opened on it. */
const endAccountantLink = verb("endAccountantLink", {
  audit: "accountantLink.end",
  async run(act, { id }: { id: string }) {
    const [link] = await findAccountantLinks(act.trx, [id], workspacesOf(userOf(act.actor)));
    if (!link) throw new NotFound();
    const { workspaceId } = link;
    await lockOwnStudio(act, workspaceId);
    if (!(await endLink(act.trx, id, act.now))) return act.done({ workspaceId }, []);
    return act.done({ workspaceId }, { id, workspaceId });
  },
});

builder.relayMutationField(
  "endAccountantLink",
  { inputFields: (t) => ({ id: t.globalID({ for: AccountantLink }) }) },
  {
    description: "Closes the link of an accountant for good. For the owner of the studio.",
    verb: endAccountantLink,
    authScopes: { signedIn: true },
    errors: { types: [NotFound, PayoutRefused] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, endAccountantLink, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
