export const SPLIT_STATES = ["draft", "sent", "partlySigned", "signed", "disputed", "superseded"] as const;
export type SplitState = (typeof SPLIT_STATES)[number];

export const SPLIT_ANSWERS = ["waiting", "signed", "refused"] as const;
export type SplitAnswer = (typeof SPLIT_ANSWERS)[number];

/** Which income a sheet is about. */
export const SPLIT_INCOMES = ["sales", "streams"] as const;
export type SplitIncome = (typeof SPLIT_INCOMES)[number];

/** What the states of a sheet follow from. */
export interface SheetFacts {
  id: string;
  version: number;
  /** Null: a draft. */
  sentAt: Date | null;
  /** The beginning of the day from which it counts; null: from when it is sent. */
  effectiveAt: Date | null;
  shares: readonly ShareFacts[];
}

export interface ShareFacts {
  isStudio: boolean;
  answer: SplitAnswer;
  answeredAt: Date | null;
}

/** When the last of them signed; null while somebody has not. */
export function signedAt({ shares }: Pick<SheetFacts, "shares">): Date | null {
  if (shares.length === 0 || shares.some(({ answer }) => answer !== "signed")) return null;
  return new Date(Math.max(...shares.map((share) => share.answeredAt!.getTime())));
}

/** A version that counts, and from when on it does. */
interface Takeover {
  id: string;
  version: number;
  from: number;
}

/**
 * Which versions of one subject count from when on. The first counts from when it is sent, or from its day. A version that somebody
 * but the studio signed counts until everybody signed the next one; one that nobody else signed makes way at once.
 */
function takeovers(versions: readonly SheetFacts[]): Takeover[] {
  const chain: { sheet: SheetFacts; from: number }[] = [];
  const sent = versions.filter(({ sentAt }) => sentAt !== null).sort((a, b) => a.version - b.version);
  for (const sheet of sent) {
    const begins = Math.max(sheet.sentAt!.getTime(), sheet.effectiveAt?.getTime() ?? 0);
    const whole = signedAt(sheet)?.getTime() ?? null;
    const current = chain.findLast(({ from }) => from <= begins) ?? chain.at(-1);
    const from =
      !current || !isSignedByOthers(current.sheet, begins) ? begins : whole && Math.max(begins, whole);
    if (from === null) continue;
    while (chain.length > 0 && chain.at(-1)!.from >= from) chain.pop();
    chain.push({ sheet, from });
  }
  return chain.map(({ sheet: { id, version }, from }) => ({ id, version, from }));
}

function isSignedByOthers({ shares }: SheetFacts, at: number): boolean {
  return shares.some(
    ({ isStudio, answer, answeredAt }) => !isStudio && answer === "signed" && answeredAt!.getTime() <= at,
  );
}

/** The version by which income of that moment is shared out; null: there is none, and all of it is the studio's. */
export function inForce(versions: readonly SheetFacts[], at: Date): string | null {
  return takeovers(versions).findLast(({ from }) => from <= at.getTime())?.id ?? null;
}

/** The states of all versions of one subject, by their ids. */
export function statesOf(versions: readonly SheetFacts[], now: Date): Map<string, SplitState> {
  const counting = takeovers(versions);
  const current = counting.findLast(({ from }) => from <= now.getTime()) ?? counting[0];
  const newest = Math.max(0, ...versions.filter(({ sentAt }) => sentAt).map(({ version }) => version));
  return new Map(
    versions.map((sheet) => {
      const { id, version, sentAt } = sheet;
      if (!sentAt) return [id, "draft"];
      const isToCome = counting.some((each) => each.id === id && each.from > now.getTime());
      const isOver =
        current && (version < current.version || (version !== current.version && version < newest));
      return [id, isOver && !isToCome ? "superseded" : answeredState(sheet)];
    }),
  );
}

function answeredState(sheet: SheetFacts): SplitState {
  const { shares } = sheet;
  if (shares.some(({ answer }) => answer === "refused")) return "disputed";
  if (signedAt(sheet)) return "signed";
  return shares.some(({ isStudio, answer }) => !isStudio && answer === "signed") ? "partlySigned" : "sent";
}

/**
 * The versions that can still be answered: those that count or counted, whose money waits for it, and the newest. One that was replaced
 * before it counted can not.
 */
export function openSheets(versions: readonly SheetFacts[]): Set<string> {
  const sent = versions.filter(({ sentAt }) => sentAt !== null);
  const newest = Math.max(0, ...sent.map(({ version }) => version));
  const counted = new Set(takeovers(versions).map(({ id }) => id));
  return new Set(sent.filter(({ id, version }) => version === newest || counted.has(id)).map(({ id }) => id));
}
