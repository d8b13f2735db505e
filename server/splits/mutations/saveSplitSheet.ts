import { newId } from "../../../db/ids.ts";
import { findSubject } from "../../../db/sales/sellers.ts";
import { listSheetsOf } from "../../../db/splits/sheets.ts";
import { insertSheet, rewriteSheet, setShares } from "../../../db/splits/writeSheets.ts";
import { type Subject, subjectKey } from "../../../domain/sales/subjects.ts";
import { draftProblem, tidySheet, type WrittenSheet } from "../../../domain/splits/sheet.ts";
import { problem } from "../../../domain/words/refusal.ts";
import { idTaken, madeId } from "../../acting/madeId.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { Track } from "../../catalog/Track.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../../graphql/errors.ts";
import { lockForSplits } from "../lockSheet.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused, StaleSplitSheet } from "../refusals.ts";
import { SplitIncomeEnum, SplitSheet } from "../SplitSheet.ts";

interface Wish extends Omit<WrittenSheet, "recoup"> {
  id: string | null;
  subject: Subject;
  /** Of the draft that is edited; null: there is none yet. */
  revision: number | null;
  /** The cap in digits. */
  recoup: (Omit<NonNullable<WrittenSheet["recoup"]>, "capMinor"> & { capMinor: string }) | null;
}

const saveSplitSheet = verb("saveSplitSheet", {
  audit: "splitSheet.save",
  gate: "payoutAndSplits",
  // Two drafts at once: the second is told of the first.
  taken: { ...idTaken("splitSheet"), splitSheet_draft: "judged again", splitSheet_version: "judged again" },
  async run(act, { id: given, subject, revision, ...wish }: Wish) {
    const { trx, now } = act;
    const found = await findSubject(trx, subject);
    if (!found) throw new NotFound();
    const { workspaceId, title } = found;
    await lockForSplits(act, workspaceId);
    const capMinor = wish.recoup && amountOf(wish.recoup.capMinor);
    const written = tidySheet({ ...wish, recoup: wish.recoup && { ...wish.recoup, capMinor: capMinor! } });
    refuse(draftProblem(written));
    const key = subjectKey(subject);
    const versions = await listSheetsOf(trx, [key]);
    const draft = versions.find(({ sentAt }) => sentAt === null);
    if (draft ? draft.revision !== revision : revision !== null)
      throw new StaleSplitSheet((draft ?? versions[0])?.id ?? notThere());
    const shares = written.shares.map((share) => ({ ...share, id: newId() }));
    const { recoup, incomeTypes, effectiveFrom } = written;
    const content = {
      ...{ title, incomeTypes: [...incomeTypes], effectiveFrom },
      recoup: recoup && { ...keptRecoup(recoup), shareId: shares[recoup.shareIndex]!.id },
    };
    const id = draft?.id ?? madeId(given);
    if (draft) await rewriteSheet(trx, id, content, now);
    else {
      const version = (versions[0]?.version ?? 0) + 1;
      await insertSheet(trx, { id, workspaceId, subject: key, version, createdAt: now }, content);
    }
    await setShares(trx, id, shares);
    publishSplit(act, workspaceId, subject);
    const after = { subject: key, shares: shares.map(({ bps }) => bps) };
    return act.done({ sheetId: id }, { id, workspaceId, after });
  },
});

/** Who names a draft of something that has no sheet at all names nothing. */
function notThere(): never {
  throw new NotFound();
}

function keptRecoup({ label, capMinor, currency }: NonNullable<WrittenSheet["recoup"]>) {
  return { label, capMinor, currency };
}

function amountOf(digits: string): bigint {
  if (!/^\d{1,15}$/.test(digits)) throw new InvalidInput(problem("recoup", "splits.capWrong"));
  return BigInt(digits);
}

const ShareInput = builder.inputType("SplitShareInput", {
  fields: (t) => ({
    isStudio: t.boolean({ description: "The studio's own share." }),
    name: t.string(),
    email: t.string({ required: false, description: "Where the letter goes. Not for the studio." }),
    role: t.string({ description: "Words such as Producer; may be empty." }),
    bps: t.int({ description: "In basis points, 1 to 10,000." }),
  }),
});

const RecoupInput = builder.inputType("SplitRecoupInput", {
  fields: (t) => ({
    label: t.string({ description: "What was spent; under the same words it counts on over versions." }),
    capMinor: t.string({ description: "How much, in minor units." }),
    currency: t.string({ description: "ISO 4217. Sales in other currencies give nothing back." }),
    shareIndex: t.int({ description: "Whose share it goes to: the place in `shares`, from 0." }),
  }),
});

builder.relayMutationField(
  "saveSplitSheet",
  {
    inputFields: (t) => ({
      id: t.globalID({
        for: SplitSheet,
        required: false,
        description: "Made by the client for a new draft, a UUIDv7. Left out: the server makes one.",
        extensions: { isOfNew: true },
      }),
      subjectId: t.globalID({ for: [Track, Release] }),
      revision: t.int({ required: false, description: "Of the draft that is edited; null: a new draft." }),
      incomeTypes: t.field({ type: [SplitIncomeEnum] }),
      shares: t.field({ type: [ShareInput] }),
      recoup: t.field({ type: RecoupInput, required: false }),
      effectiveFrom: t.string({ required: false, description: "A day; null: from when it is sent." }),
    }),
  },
  {
    description:
      "Writes the draft of a split: the first version, or the next one after a version that was sent. It need not add up yet.",
    verb: saveSplitSheet,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, StaleSplitSheet, SplitRefused] },
    resolve: (_root, { input: { id, subjectId, ...wish } }, context, info) =>
      perform(context, info, saveSplitSheet, {
        id: id?.id ?? null,
        subject: { kind: subjectId.typename === "Track" ? "track" : "release", id: subjectId.id },
        revision: wish.revision ?? null,
        incomeTypes: wish.incomeTypes,
        shares: wish.shares.map(({ email = null, ...share }) => ({ ...share, email })),
        recoup: wish.recoup ?? null,
        effectiveFrom: wish.effectiveFrom ?? null,
      }),
  },
  { outputFields: (t) => ({ sheet: t.field({ type: SplitSheet, resolve: ({ sheetId }) => sheetId }) }) },
);
