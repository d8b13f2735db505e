import { RequestFailed } from "../app/RequestFailed.ts";
import type { Wish } from "./wish.ts";

/** What saving needs of the part that keeps changes on the device; its code comes after the first screen. */
export interface KeepingDoor {
  /** Whether one of these has to wait behind earlier changes of the same thing. */
  waits(wishes: readonly Wish[]): boolean;
  /** Shows the changes until it is settled what becomes of them. Returns how to end it. */
  show(wishes: readonly Wish[]): () => void;
  /** Resolves once they are on the disk. Throws RequestFailed when the device has no room. */
  keep(wishes: readonly Wish[]): Promise<void>;
  /** The server has them: answers that were kept before show them, too. */
  noteTaken(wishes: readonly Wish[]): void;
  /** Tries to send everything, and asks the person where that does not do. Whether they may go. */
  maySignOut(): Promise<boolean>;
}

/** Its code comes this soon after the first screen, or not at all. */
const COMES_WITHIN_MS = 15_000;
/** With a connection nobody waits longer for it: the server is asked, and may be told of a change before an older one. */
const ASKED_WITHIN_MS = 3_000;

let door: Promise<KeepingDoor> | null = null;
/** Of those who wait for it. */
const arrivals = new Set<() => void>();

/** How many screens stand on which that part comes. */
let awaiting = 0;

/** From now on the part that keeps changes is on its way, and what is pressed waits for it. Returns how to end it. */
export function awaitKeeping(): () => void {
  awaiting++;
  return () => void awaiting--;
}

/** From now on changes are kept here when nobody is reached. Returns how to end it. */
export function keepChangesIn(opening: Promise<KeepingDoor>): () => void {
  door = opening;
  for (const arrive of arrivals) arrive();
  return () => {
    if (door === opening) door = null;
  };
}

/** What became of a change: the server answered, or it is kept on this device and sent later. */
export type Kept<Answer> = { kind: "answered"; answer: Answer } | { kind: "queued" };

interface Options<Answer> {
  isShownAtOnce?: boolean;
  /** Shows it while the part that keeps changes is on its way, which shows it from then on. Returns how to end it. */
  showMeanwhile?: () => () => void;
  /** Whether the server did what the wish at this place asks for; where not given, it did all or nothing. */
  takenIn?: (answer: Answer, at: number) => boolean;
}

/**
 * Saves changes by asking the server; where nobody is reached, or earlier changes of the same thing still wait, they are kept on
 * this device, shown at once and sent in their turn. `ask` rejects with what the request brought. What can be sent twice
 * without harm may be saved so, nothing else: a lost answer leaves open whether the server has it. A form shows by itself what was
 * typed, and has it shown elsewhere once it is saved (`isShownAtOnce` false): an address that follows a title would ask the server
 * for the thing before it is.
 */
export async function saveOrQueue<Answer>(
  wishes: readonly Wish[],
  ask: () => Promise<Answer>,
  { isShownAtOnce = true, showMeanwhile = () => () => {}, takenIn = takenAsWhole }: Options<Answer> = {},
): Promise<Kept<Answer>> {
  const endMeanwhile = showMeanwhile();
  try {
    return await settle(wishes, ask, { isShownAtOnce, takenIn, onShown: endMeanwhile });
  } finally {
    endMeanwhile();
  }
}

interface Settling<Answer> {
  isShownAtOnce: boolean;
  takenIn: (answer: Answer, at: number) => boolean;
  onShown: () => void;
}

async function settle<Answer>(
  wishes: readonly Wish[],
  ask: () => Promise<Answer>,
  { isShownAtOnce, takenIn, onShown }: Settling<Answer>,
): Promise<Kept<Answer>> {
  if (!door && awaiting > 0) await arrival(navigator.onLine ? ASKED_WITHIN_MS : COMES_WITHIN_MS);
  const opening = door;
  if (!opening)
    try {
      return { kind: "answered", answer: await ask() };
    } catch (error) {
      // Pressed in the first moment of a page, whose part takes long.
      const late = isUnreached(error) ? await doorSoon() : null;
      if (!late) throw error;
      await late.keep(wishes);
      return { kind: "queued" };
    }
  // A device that keeps nothing asks as ever.
  const keeping = await opening.catch(() => null);
  if (!keeping) return { kind: "answered", answer: await ask() };
  const hide = isShownAtOnce ? keeping.show(wishes) : () => {};
  onShown();
  try {
    if (navigator.onLine && !keeping.waits(wishes))
      try {
        const answer = await ask();
        const taken = wishes.filter((_, at) => takenIn(answer, at));
        if (taken.length > 0) keeping.noteTaken(taken);
        return { kind: "answered", answer };
      } catch (error) {
        if (!isUnreached(error)) throw error;
      }
    await keeping.keep(wishes);
    return { kind: "queued" };
  } finally {
    hide();
  }
}

/** Refusals are answers, too, of other types than the payloads of what was done. */
function takenAsWhole(answer: unknown): boolean {
  return Object.values((answer ?? {}) as object).every(
    (part: { __typename?: string; code?: unknown } | null) =>
      !!part && part.code === undefined && /(^|Payload)$/.test(part.__typename ?? ""),
  );
}

function isUnreached(error: unknown): boolean {
  return error instanceof RequestFailed && error.code === "OFFLINE";
}

/** The part that keeps changes, once it has come; null where it does not, and where the browser keeps nothing. */
async function doorSoon(): Promise<KeepingDoor | null> {
  await arrival(COMES_WITHIN_MS);
  return (await door?.catch(() => null)) ?? null;
}

/** Waits until that part is on the way by itself, no longer than this. */
async function arrival(patienceMs: number): Promise<void> {
  let arrive = () => {};
  await new Promise<void>((resolve) => {
    const patience = setTimeout(() => arrive(), patienceMs);
    arrive = () => {
      clearTimeout(patience);
      resolve();
    };
    arrivals.add(arrive);
    if (door) arrive();
  });
  arrivals.delete(arrive);
}

/** Before somebody signs out: false where they would rather stay, for changes that are not saved. */
export async function maySignOut(): Promise<boolean> {
  const keeping = await door?.catch(() => null);
  return keeping ? keeping.maySignOut() : true;
}
