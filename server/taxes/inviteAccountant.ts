import { listEmails } from "../../db/accounts/users.ts";
import { listOwnerIds } from "../../db/sales/sellers.ts";
import { countOpenAccountantLinks, insertAccountantLink } from "../../db/taxes/accountantLinks.ts";
import { DAY_MS } from "../../domain/duration.ts";
import {
  type AccountantWish,
  accountantProblem,
  MAX_ACCOUNTANT_LINKS,
} from "../../domain/taxes/accountantLink.ts";
import { problem } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { linkToken } from "../links/newLink.ts";
import { lockOwnStudio } from "../payouts/lockOwnStudio.ts";
import { PayoutRefused } from "../payouts/refusals.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AccountantLink } from "./AccountantLink.ts";
import { linkMadeLetter } from "./letters.ts";

interface Wish extends AccountantWish {
  workspaceId: string;
  id?: string | null | undefined;
}

const inviteAccountant = verb("inviteAccountant", {
  audit: "accountantLink.create",
  gate: "taxManagement",
  asksProof: true,
  taken: idTaken("accountantLink"),
  async run(act, { workspaceId, id: given, ...wish }: Wish) {
    const { trx, now } = act;
    const id = madeId(given);
    const { name: studio } = await lockOwnStudio(act, workspaceId);
    refuse(accountantProblem(wish));
    if ((await countOpenAccountantLinks(trx, workspaceId, now)) >= MAX_ACCOUNTANT_LINKS)
      throw new InvalidInput(problem("name", "taxes.tooManyLinks", { max: MAX_ACCOUNTANT_LINKS }));
    const years = [...new Set(wish.years)].sort((one, other) => other - one);
    const name = wish.name.trim();
    const expiresAt = new Date(now.getTime() + wish.days * DAY_MS);
    const tokenHash = hashOfToken(linkToken(act.signer, "accountant-link", id));
    const createdBy = userOf(act.actor).userId;
    await insertAccountantLink(trx, {
      ...{ id, workspaceId, tokenHash, name, years, createdBy, createdAt: now, expiresAt },
    });
    for (const { email: to } of await listEmails(trx, await listOwnerIds(trx, workspaceId)))
      act.enqueueMail({ to, ...linkMadeLetter({ studio, name, years, expiresAt }, act.publicUrl) });
    return act.done({ workspaceId, linkId: id }, { id, workspaceId, after: { years, expiresAt } });
  },
});

builder.relayMutationField(
  "inviteAccountant",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      id: t.id(MADE_ID),
      name: t.string({ description: "Who gets it, for the studio's own memory." }),
      years: t.intList({ description: "That it shows." }),
      days: t.int({ description: "How long it opens something: 7, 30 or 90." }),
    }),
  },
  {
    description:
      "Opens the taxes of a studio to whoever holds the address, which is told this once. For its owner, who gets a letter about it.",
    verb: inviteAccountant,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound, PayoutRefused] },
    resolve: (_root, { input: { workspaceId, ...wish } }, context, info) =>
      perform(context, info, inviteAccountant, { ...wish, workspaceId: workspaceId.id }),
  },
  {
    outputFields: (t) => ({
      link: t.field({ type: AccountantLink, resolve: ({ linkId }) => linkId }),
      url: t.string({
        resolve: ({ linkId }, _args, { services: { settings, signer } }) =>
          `${settings.publicUrl}/taxes/accountant?token=${linkToken(signer, "accountant-link", linkId)}`,
      }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
