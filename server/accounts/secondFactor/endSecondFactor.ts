import { removeSecondFactor } from "../../../db/accounts/secondFactors.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { atScreen } from "../../acting/actor.ts";
import { preparedVerb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { signedIn } from "../../graphql/context.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { secondFactorOffLetter } from "../letters.ts";
import { performAndRenew } from "../performAndRenew.ts";
import { Viewer } from "../Viewer.ts";
import { judgeCode } from "./judgeCode.ts";

async function judged({ code }: { code: string }, from: ActContext) {
  await judgeCode(from, atScreen(from.actor), code);
  return {};
}

const endSecondFactor = preparedVerb("endSecondFactor", judged, {
  audit: "user.secondFactor.off",
  async run(act) {
    const { userId, email } = atScreen(act.actor);
    if (!(await removeSecondFactor(act.trx, userId)))
      throw new InvalidInput(problem("code", "accounts.codeNotSetUp"));
    act.enqueueMail({ to: email, ...secondFactorOffLetter(act.publicUrl) });
    return act.done({}, { id: userId });
  },
});

builder.relayMutationField(
  "endSecondFactor",
  { inputFields: (t) => ({ code: t.string({ description: "Of the app, or one of the recovery codes." }) }) },
  {
    description: "Turns two-step sign-in off.",
    verb: endSecondFactor,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      await performAndRenew(context, info, endSecondFactor, input);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
