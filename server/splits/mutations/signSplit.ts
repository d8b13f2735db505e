import type { ShareRow } from "../../../db/splits/sheets.ts";
import { wakeSales } from "../../../db/splits/uses.ts";
import { updateShare } from "../../../db/splits/writeSheets.ts";
import { subjectOf } from "../../../domain/sales/subjects.ts";
import { NAME_LIMIT } from "../../../domain/splits/sheet.ts";
import { problem, text } from "../../../domain/words/refusal.ts";
import { LinkSpent } from "../../accounts/LinkSpent.ts";
import { viewerOf } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { answerableShare } from "../answerableShare.ts";
import { answerUses, tooManyAnswers } from "../letterUses.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused } from "../refusals.ts";
import { offerOf, SplitOffer } from "../SplitOffer.ts";
import { notifyOfSignature } from "../splitNews.ts";

interface Wish {
  token: string;
  name: string;
  contentHash: string;
}

/** Signs what was read: by name, at this moment, with the hash of all that it says. Signing twice is signing once. */
const signSplit = verb("signSplit", {
  audit: "splitSheet.sign",
  forVisitors: true,
  limits: { uses: (_input, _actor, from) => answerUses(from), full: tooManyAnswers },
  async run(act, { token, name: given, contentHash }: Wish) {
    const { trx, now } = act;
    const { sheet, own } = await answerableShare(act, token);
    const answer = { sheetId: sheet.id, shareId: own.id };
    if (own.answer === "signed") return act.unchanged(answer);
    const name = given.trim();
    if (!name || name.length > NAME_LIMIT)
      throw new InvalidInput(problem("name", "splits.signNameMissing", { max: NAME_LIMIT }));
    if (contentHash !== sheet.contentHash) throw new SplitRefused(text("splits.changed"));
    const signature: Partial<ShareRow> = {
      ...{
        answer: "signed" as const,
        answeredAt: now,
        signedName: name,
        signedHash: contentHash,
        reason: null,
      },
      signedById: viewerOf(act.actor)?.userId ?? null,
    };
    await updateShare(trx, own.id, signature);
    const signed = { ...own, ...signature };
    const shares = sheet.shares.map((share) => (share.id === own.id ? signed : share));
    await notifyOfSignature(act, { ...sheet, shares }, signed);
    await wakeSales(trx, sheet.id, now);
    const { workspaceId } = sheet;
    publishSplit(act, workspaceId, subjectOf(sheet.subject)!);
    return act.done(answer, { id: sheet.id, workspaceId, after: { shareId: own.id, contentHash } });
  },
});

builder.relayMutationField(
  "signSplit",
  {
    inputFields: (t) => ({
      token: t.string(),
      name: t.string({ description: "As one signs." }),
      contentHash: t.string({ description: "Of what was read: `SplitOffer.contentHash`." }),
    }),
  },
  {
    description: "Signs a share by the link of a letter, with or without an account.",
    verb: signSplit,
    authScopes: { public: true },
    errors: { types: [InvalidInput, LinkSpent, SplitRefused] },
    resolve: (_root, { input }, context, info) => perform(context, info, signSplit, input),
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
