import { forgetHistory } from "../../db/plays/plays.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";

const clearListeningHistory = verb("clearListeningHistory", {
  unaudited:
    "what somebody heard is their own affair, and a line about it would remember what they want forgotten",
  async run(act) {
    await forgetHistory(act.trx, userOf(act.actor).userId);
    return act.done({});
  },
});

builder.relayMutationField(
  "clearListeningHistory",
  null,
  {
    description: "Forgets that it was this person who heard what they heard. That it was heard stays.",
    verb: clearListeningHistory,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context, info) => perform(context, info, clearListeningHistory, {}),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
