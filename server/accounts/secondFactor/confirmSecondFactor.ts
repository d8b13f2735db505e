import {
  confirmSecondFactor as confirm,
  findSecondFactor,
  replaceRecoveryCodes,
} from "../../../db/accounts/secondFactors.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { atScreen } from "../../acting/actor.ts";
import { preparedVerb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { secondFactorOnLetter } from "../letters.ts";
import { performAndRenew } from "../performAndRenew.ts";
import { Viewer } from "../Viewer.ts";
import { judgeFirstCode } from "./judgeCode.ts";
import { newSealedCodes, readRecoveryCodes } from "./recoveryCodes.ts";

async function judged({ code }: { code: string }, from: ActContext) {
  const secret = await judgeFirstCode(from, atScreen(from.actor), code);
  return { secret, codes: await newSealedCodes(from) };
}

/** The app knows the secret: from now on its codes are asked for, and there are recovery codes for the day on which it is lost. */
const confirmSecondFactor = preparedVerb("confirmSecondFactor", judged, {
  audit: "user.secondFactor.on",
  async run(act, { secret, codes }) {
    const { trx, now } = act;
    const { userId, email } = atScreen(act.actor);
    if (!(await confirm(trx, { userId, secret, now })))
      throw new InvalidInput(problem("code", "accounts.codeNotSetUp"));
    const { backupCodes } = (await findSecondFactor(trx, userId))!;
    await replaceRecoveryCodes(trx, { userId, from: backupCodes, to: codes });
    act.enqueueMail({ to: email, ...secondFactorOnLetter() });
    return act.done({}, { id: userId });
  },
});

builder.relayMutationField(
  "confirmSecondFactor",
  { inputFields: (t) => ({ code: t.string({ description: "What the app shows now." }) }) },
  {
    description: "Turns two-step sign-in on.",
    verb: confirmSecondFactor,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => performAndRenew(context, info, confirmSecondFactor, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_answer, _args, { viewer }) => viewer! }),
      recoveryCodes: t.stringList({
        description: "Shown this once: each signs in once without the app.",
        resolve: (_answer, _args, context) => readRecoveryCodes(context),
      }),
    }),
  },
);
