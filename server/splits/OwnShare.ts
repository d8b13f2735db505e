import { findUser } from "../../db/accounts/users.ts";
import {
  type EarnedBy,
  type HeldShare,
  listEarnedBy,
  listHeldShares,
  listRecoupedBy,
} from "../../db/splits/earnings.ts";
import { findSheets, listSheetsOf, type ShareRow, type SheetRow } from "../../db/splits/sheets.ts";
import { findSplitSubjects, type SplitSubject } from "../../db/splits/subjects.ts";
import { allocate } from "../../domain/money/allocate.ts";
import { type SplitState, statesOf } from "../../domain/splits/states.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { type Money, MoneyType } from "../ledger/Money.ts";
import { SplitAnswerEnum, SplitStateEnum } from "./SplitSheet.ts";

interface ShareView {
  share: ShareRow;
  sheet: SheetRow;
  subject: SplitSubject | undefined;
  state: SplitState;
  free: Money[];
  held: Money[];
}

const OwnShare = builder.objectRef<ShareView>("OwnShare").implement({
  description: "A share of the viewer's in the work of a studio, and nothing of the others'.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    shareId: t.string({ resolve: ({ share }) => share.id }),
    title: t.string({ resolve: ({ sheet, subject }) => subject?.title ?? sheet.title }),
    studioName: t.string({ resolve: ({ subject }) => subject?.studio ?? "" }),
    coverUrl: t.string({
      nullable: true,
      resolve: ({ subject }) => subject && coverUrl(subject.coverKey, subject.coverId, subject.genre),
    }),
    role: t.string({ resolve: ({ share }) => share.role }),
    bps: t.int({ description: "In basis points.", resolve: ({ share }) => share.bps }),
    answer: t.field({ type: SplitAnswerEnum, resolve: ({ share }) => share.answer }),
    state: t.field({ type: SplitStateEnum, resolve: ({ state }) => state }),
    earned: t.field({
      type: [MoneyType],
      description: "What came in for it from sales so far and is free, by currency.",
      resolve: ({ free }) => free,
    }),
    held: t.field({
      type: [MoneyType],
      description: "What came in for it and is held still, by currency.",
      resolve: ({ held }) => held,
    }),
  }),
});

/** Amounts by what they are of, each currency once. */
class Sums {
  readonly #byKey = new Map<string, bigint>();

  add(key: string, currency: string, isFree: boolean, minor: bigint): void {
    const at = `${key} ${isFree} ${currency}`;
    this.#byKey.set(at, (this.#byKey.get(at) ?? 0n) + minor);
  }

  of(key: string, isFree: boolean): Money[] {
    const prefix = `${key} ${isFree} `;
    return [...this.#byKey]
      .filter(([at, minor]) => at.startsWith(prefix) && minor !== 0n)
      .map(([at, minor]) => ({ minor, currency: at.slice(prefix.length) }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1));
  }
}

/** What each sheet gave each party: a line that several sheets shared out is taken apart by their weights. */
async function earnedBySheet({ db }: Context, parties: readonly string[]): Promise<Sums> {
  const sums = new Sums();
  const lines = Map.groupBy(await listEarnedBy(db, parties), ({ lineId, partyId }) => `${lineId} ${partyId}`);
  for (const parts of lines.values()) {
    const minors = partsOf(parts);
    for (const [place, { sheetId, partyId, currency, isFree }] of parts.entries())
      sums.add(`${sheetId} ${partyId}`, currency, isFree, minors[place]!);
  }
  for (const { shareId, currency, isFree, minor } of await listRecoupedBy(db, parties))
    sums.add(shareId, currency, isFree, minor);
  return sums;
}

function partsOf(parts: readonly EarnedBy[]): bigint[] {
  const { minor } = parts[0]!;
  const weights = parts.map(({ weight }) => weight);
  if (minor < 0n || weights.every((weight) => weight === 0n)) return parts.map(() => 0n);
  return allocate(minor, weights);
}

async function ownShares(context: Context): Promise<ShareView[]> {
  const { db } = context;
  const { userId } = signedIn(context);
  const user = await findUser(db, userId);
  const email = user?.emailVerified ? user.email : null;
  const held = await listHeldShares(db, { userId, email });
  if (held.length === 0) return [];
  const idsOf = (of: (share: HeldShare) => string) => [...new Set(held.map(of))];
  const sheets = new Map(
    (
      await findSheets(
        db,
        idsOf((each) => each.sheetId),
      )
    ).map((row) => [row.id, row]),
  );
  const keys = idsOf((each) => each.subject);
  const subjects = await findSplitSubjects(db, keys);
  const states = new Map(
    [...Map.groupBy(await listSheetsOf(db, keys), ({ subject }) => subject).values()].flatMap((versions) => [
      ...statesOf(versions, context.now()),
    ]),
  );
  const sums = await earnedBySheet(
    context,
    idsOf((each) => each.partyId),
  );
  const moneyOf = ({ id, sheetId, partyId }: HeldShare, isFree: boolean) => [
    ...sums.of(`${sheetId} ${partyId}`, isFree),
    ...sums.of(id, isFree),
  ];
  return held.map((each) => {
    const sheet = sheets.get(each.sheetId)!;
    return {
      ...{ sheet, share: sheet.shares.find(({ id }) => id === each.id)! },
      ...{ subject: subjects.get(each.subject), state: states.get(each.sheetId) ?? "superseded" },
      ...{ free: summed(moneyOf(each, true)), held: summed(moneyOf(each, false)) },
    };
  });
}

function summed(amounts: readonly Money[]): Money[] {
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency);
  return [...byCurrency].map(([currency, ones]) => ({
    currency,
    minor: ones.reduce((sum, { minor }) => sum + minor, 0n),
  }));
}

builder.objectField(Viewer, "ownShares", (t) =>
  t.field({
    type: [OwnShare],
    description: "Shares of the viewer in the work of studios, by the address that they have proven.",
    resolve: (_viewer, _args, context) => ownShares(context),
  }),
);
