import { findLink } from "../../db/splits/links.ts";
import { findSheets, listSheetsOf, type ShareRow, type SheetRow } from "../../db/splits/sheets.ts";
import { findSplitSubjects } from "../../db/splits/subjects.ts";
import { subjectOf } from "../../domain/sales/subjects.ts";
import { openSheets, statesOf } from "../../domain/splits/states.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { MoneyType } from "../ledger/Money.ts";
import { SplitAnswerEnum, SplitIncomeEnum, SplitStateEnum } from "./SplitSheet.ts";

/** A version as whoever holds the link about one of its shares sees it: no addresses. */
interface OfferView {
  sheet: SheetRow;
  own: ShareRow;
  versions: readonly SheetRow[];
  studio: string;
  coverUrl: string | null;
}

/** The offer that a share is; null where there is none any more. */
export async function offerOf(
  { db }: Pick<Context, "db">,
  { sheetId, shareId }: { sheetId: string; shareId: string },
): Promise<OfferView | null> {
  const [sheet] = await findSheets(db, [sheetId]);
  const own = sheet?.shares.find(({ id }) => id === shareId);
  const subject = sheet && (await findSplitSubjects(db, [sheet.subject])).get(sheet.subject);
  if (!sheet || !own || !subject) return null;
  const { coverKey, coverId, genre, studio } = subject;
  const versions = await listSheetsOf(db, [sheet.subject]);
  return { sheet, own, versions, studio, coverUrl: coverUrl(coverKey, coverId, genre) };
}

const OfferedShare = builder.objectRef<ShareRow & { isOwn: boolean }>("OfferedShare").implement({
  description: "What one of those who share in it gets.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name"),
    role: t.exposeString("role"),
    bps: t.exposeInt("bps", { description: "In basis points; nothing for somebody who leaves." }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whose link it is." }),
    isStudio: t.exposeBoolean("isStudio"),
    isSigned: t.boolean({ resolve: ({ answer }) => answer === "signed" }),
  }),
});

const OfferedRecoup = builder
  .objectRef<{ label: string; minor: bigint; currency: string; toName: string }>("OfferedRecoup")
  .implement({
    description: "What comes back to somebody before anything is split.",
    authScopes: { public: true },
    fields: (t) => ({
      label: t.exposeString("label", { description: "What was spent." }),
      cap: t.field({ type: MoneyType, resolve: ({ minor, currency }) => ({ minor, currency }) }),
      toName: t.exposeString("toName"),
    }),
  });

export const SplitOffer = builder.objectRef<OfferView>("SplitOffer").implement({
  description: "A split as somebody reads and signs it who holds the link of a letter.",
  authScopes: { public: true },
  fields: (t) => ({
    kind: t.string({
      description: "`track` or `release`.",
      resolve: ({ sheet }) => subjectOf(sheet.subject)!.kind,
    }),
    title: t.string({ resolve: ({ sheet }) => sheet.title }),
    studio: t.exposeString("studio"),
    coverUrl: t.exposeString("coverUrl", { nullable: true }),
    version: t.int({ resolve: ({ sheet }) => sheet.version }),
    state: t.field({
      type: SplitStateEnum,
      resolve: ({ sheet, versions }, _args, { now }) => statesOf(versions, now()).get(sheet.id)!,
    }),
    incomeTypes: t.field({ type: [SplitIncomeEnum], resolve: ({ sheet }) => sheet.incomeTypes }),
    effectiveFrom: t.string({ nullable: true, resolve: ({ sheet }) => sheet.effectiveFrom }),
    shares: t.field({
      type: [OfferedShare],
      resolve: ({ sheet, own }) => sheet.shares.map((share) => ({ ...share, isOwn: share.id === own.id })),
    }),
    recoup: t.field({
      type: OfferedRecoup,
      nullable: true,
      resolve: ({ sheet: { recoup, shares } }) =>
        recoup && {
          ...{ label: recoup.label, minor: recoup.capMinor, currency: recoup.currency },
          toName: shares.find(({ id }) => id === recoup.shareId)?.name ?? "",
        },
    }),
    contentHash: t.string({
      description: "SHA-256 of what is signed, in hex.",
      resolve: ({ sheet }) => sheet.contentHash!,
    }),
    isOpen: t.boolean({
      description: "Whether it can still be answered. Who refused may still sign.",
      resolve: ({ sheet, own, versions }) => own.answer !== "signed" && openSheets(versions).has(sheet.id),
    }),
    answer: t.field({ type: SplitAnswerEnum, resolve: ({ own }) => own.answer }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ own }) => own.answeredAt }),
    signedName: t.string({ nullable: true, resolve: ({ own }) => own.signedName }),
    reason: t.string({ nullable: true, resolve: ({ own }) => own.reason }),
  }),
});

builder.queryField("splitOffer", (t) =>
  t.field({
    type: SplitOffer,
    nullable: true,
    description:
      "What the letter with this link offers; null for a link that opens nothing, or nothing any more.",
    authScopes: { public: true },
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) => {
      const link = await findLink(context.db, hashOfToken(token));
      return link ? offerOf(context, link) : null;
    },
  }),
);
