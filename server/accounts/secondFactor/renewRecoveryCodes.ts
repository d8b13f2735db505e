import { findSecondFactor, replaceRecoveryCodes } from "../../../db/accounts/secondFactors.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { atScreen } from "../../acting/actor.ts";
import { preparedVerb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { recoveryCodesLetter } from "../letters.ts";
import { performAndRenew } from "../performAndRenew.ts";
import { Viewer } from "../Viewer.ts";
import { judgeCode, spendCode } from "./judgeCode.ts";
import { newSealedCodes, readRecoveryCodes } from "./recoveryCodes.ts";

async function judged({ code }: { code: string }, from: ActContext) {
  const right = await judgeCode(from, atScreen(from.actor), code);
  return { right, codes: await newSealedCodes(from) };
}

const renewRecoveryCodes = preparedVerb("renewRecoveryCodes", judged, {
  audit: "user.secondFactor.codes",
  async run(act, { right, codes }) {
    const { userId, email } = atScreen(act.actor);
    await spendCode(act.trx, userId, right);
    const factor = await findSecondFactor(act.trx, userId);
    const written =
      factor && (await replaceRecoveryCodes(act.trx, { userId, from: factor.backupCodes, to: codes }));
    if (!written) throw new InvalidInput(problem("code", "accounts.codeNotSetUp"));
    act.enqueueMail({ to: email, ...recoveryCodesLetter(act.publicUrl) });
    return act.done({}, { id: userId });
  },
});

builder.relayMutationField(
  "renewRecoveryCodes",
  { inputFields: (t) => ({ code: t.string({ description: "Of the app, or one of the recovery codes." }) }) },
  {
    description: "Draws new recovery codes; the earlier ones stop working.",
    verb: renewRecoveryCodes,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => performAndRenew(context, info, renewRecoveryCodes, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_answer, _args, { viewer }) => viewer! }),
      recoveryCodes: t.stringList({
        description: "Shown this once.",
        resolve: (_answer, _args, context) => readRecoveryCodes(context),
      }),
    }),
  },
);
