import { deleteSheet } from "../../../db/splits/writeSheets.ts";
import { subjectOf } from "../../../domain/sales/subjects.ts";
import { text } from "../../../domain/words/refusal.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { Track } from "../../catalog/Track.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";
import { lockSheet } from "../lockSheet.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused } from "../refusals.ts";
import { SplitSheet } from "../SplitSheet.ts";

const discardSplitSheet = verb("discardSplitSheet", {
  audit: "splitSheet.discard",
  gate: "payoutAndSplits",
  async run(act, { id }: { id: string }) {
    const { sheet } = await lockSheet(act, id);
    if (sheet.sentAt) throw new SplitRefused(text("splits.notDraft"));
    await deleteSheet(act.trx, id);
    const subject = subjectOf(sheet.subject)!;
    publishSplit(act, sheet.workspaceId, subject);
    const before = { subject: sheet.subject, version: sheet.version };
    return act.done(
      { sheetId: id, kind: subject.kind, subjectId: subject.id },
      { id, workspaceId: sheet.workspaceId, before },
    );
  },
});

builder.relayMutationField(
  "discardSplitSheet",
  { inputFields: (t) => ({ id: t.globalID({ for: SplitSheet }) }) },
  {
    description: "Throws a draft away. Versions that were sent stay.",
    verb: discardSplitSheet,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, SplitRefused] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, discardSplitSheet, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      discardedId: t.id({ resolve: ({ sheetId }) => encodeGlobalID("SplitSheet", sheetId) }),
      track: t.field({
        type: Track,
        nullable: true,
        resolve: ({ kind, subjectId }) => (kind === "track" ? subjectId : null),
      }),
      release: t.field({
        type: Release,
        nullable: true,
        resolve: ({ kind, subjectId }) => (kind === "release" ? subjectId : null),
      }),
    }),
  },
);
