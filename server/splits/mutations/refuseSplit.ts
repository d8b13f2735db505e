import { updateShare } from "../../../db/splits/writeSheets.ts";
import { subjectOf } from "../../../domain/sales/subjects.ts";
import { REASON_LIMIT } from "../../../domain/splits/sheet.ts";
import { problem, text } from "../../../domain/words/refusal.ts";
import { LinkSpent } from "../../accounts/LinkSpent.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { answerableShare } from "../answerableShare.ts";
import { answerUses, tooManyAnswers } from "../letterUses.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused } from "../refusals.ts";
import { offerOf, SplitOffer } from "../SplitOffer.ts";
import { notifyOfRefusal } from "../splitNews.ts";

interface Wish {
  token: string;
  reason: string;
}

/** Holds everybody's share on the version until it is settled. Who refused may still sign; who signed has signed. */
const refuseSplit = verb("refuseSplit", {
  audit: "splitSheet.refuse",
  forVisitors: true,
  limits: { uses: (_input, _actor, from) => answerUses(from), full: tooManyAnswers },
  async run(act, { token, reason: given }: Wish) {
    const { sheet, own } = await answerableShare(act, token);
    const answer = { sheetId: sheet.id, shareId: own.id };
    if (own.answer === "signed")
      throw new SplitRefused(text("splits.signedAlready", { name: own.signedName ?? own.name }));
    const reason = given.trim();
    if (!reason || reason.length > REASON_LIMIT)
      throw new InvalidInput(problem("reason", "splits.reasonMissing", { max: REASON_LIMIT }));
    if (own.answer === "refused" && own.reason === reason) return act.unchanged(answer);
    await updateShare(act.trx, own.id, { answer: "refused", answeredAt: act.now, reason });
    await notifyOfRefusal(act, sheet, own, reason);
    const { workspaceId } = sheet;
    publishSplit(act, workspaceId, subjectOf(sheet.subject)!);
    return act.done(answer, { id: sheet.id, workspaceId, after: { shareId: own.id } });
  },
});

builder.relayMutationField(
  "refuseSplit",
  {
    inputFields: (t) => ({ token: t.string(), reason: t.string({ description: "Which the owners read." }) }),
  },
  {
    description: "Refuses a share by the link of a letter, with or without an account.",
    verb: refuseSplit,
    authScopes: { public: true },
    errors: { types: [InvalidInput, LinkSpent, SplitRefused] },
    resolve: (_root, { input }, context, info) => perform(context, info, refuseSplit, input),
  },
  {
    outputFields: (t) => ({
      offer: t.field({
        type: SplitOffer,
        resolve: async (answer, _args, context) => (await offerOf(context, answer))!,
      }),
    }),
  },
);
