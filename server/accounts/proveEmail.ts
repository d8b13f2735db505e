import { findUser, lockUser } from "../../db/accounts/users.ts";
import { problem, refusal } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { inSession } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { LinkSpent } from "./LinkSpent.ts";
import { performAndRenew } from "./performAndRenew.ts";
import { isProof } from "./proof.ts";
import { askForProof, proveMailbox } from "./proveMailbox.ts";
import { Viewer } from "./Viewer.ts";

/** The letter of the registration once more; nothing for an address that is proven. */
const requestEmailProof = verb("requestEmailProof", {
  unaudited: "A letter to oneself; what is done with its link is in the log.",
  limits: {
    uses: (_input, actor) => ({ proofsOfUser: userOf(actor).userId }),
    full: () => new InvalidInput(problem("email", "general.tooManyAttempts")),
  },
  async run(act, _: object) {
    const user = await findUser(act.trx, userOf(act.actor).userId);
    if (!user || user.emailVerified) return act.unchanged({});
    askForProof(act, user);
    return act.done({});
  },
});

/** Only in a session of the account: the letter alone does not tell that its reader is the one who chose the password. */
const proveEmail = verb("proveEmail", {
  audit: "user.email.prove",
  async run(act, { token }: { token: string }) {
    const user = await lockUser(act.trx, userOf(act.actor).userId);
    if (!user || !isProof(act.signer, { userId: user.id, email: user.email }, token, act.now))
      throw new LinkSpent(refusal("accounts.linkSpent"));
    const proven = await proveMailbox(act, user, true);
    return act.done({}, proven ? { id: user.id } : []);
  },
});

builder.objectField(Viewer, "isEmailProven", (t) =>
  t.boolean({
    description: "Whether the person has shown that they read the mailbox of their address.",
    resolve: ({ isEmailProven }) => isEmailProven,
  }),
);

builder.relayMutationField(
  "requestEmailProof",
  null,
  {
    description: "Sends the letter that proves the address once more.",
    verb: requestEmailProof,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, _args, context, info) => {
      await performAndRenew(context, info, requestEmailProof, {});
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "proveEmail",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Proves the address by the link of a letter, in a session of the account it was sent to.",
    verb: proveEmail,
    authScopes: { signedIn: true },
    errors: { types: [LinkSpent] },
    resolve: async (_root, { input }, context, info) => {
      await performAndRenew(context, info, proveEmail, input);
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
