import { DAY_MS } from "../../domain/duration.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";

const PENDING_PLAN = "levare.pendingPlan";
const PENDING_PLACE = "levare.pendingPlace";
/** A letter with a link may lie unread for hours. Whoever signs in later at the same device may be somebody else. */
const WAITS_MS = DAY_MS;

/** Remembers the plan that a visitor chose before having an account. */
export function keepPendingPlan(plan: string, now = Date.now()): void {
  keepOnDevice(PENDING_PLAN, `${plan} ${now}`);
}

export function forgetPendingPlan(): void {
  localStorage.removeItem(PENDING_PLAN);
}

/** Remembers a place of ours that somebody wants to come back to and first needs an account for: a path with its query. */
export function keepPendingPlace(path: string, now = Date.now()): void {
  keepOnDevice(PENDING_PLACE, `${path} ${now}`);
}

export function forgetPendingPlace(): void {
  localStorage.removeItem(PENDING_PLACE);
}

/** Where a person goes once signed in: to the place or the plan chosen before, which is then forgotten, else home. */
export function takePlaceAfterSignIn(now = Date.now()): string {
  const place = fresh(PENDING_PLACE, now);
  forgetPendingPlace();
  if (place !== null) return place;
  const plan = fresh(PENDING_PLAN, now);
  forgetPendingPlan();
  return plan === null ? "/" : `/subscription?plan=${encodeURIComponent(plan)}`;
}

/** What was kept not too long ago. */
function fresh(name: string, now: number): string | null {
  // An older version kept no moment.
  const [, kept, at = now] = /^(.+?)(?: (\d+))?$/.exec(localStorage.getItem(name) ?? "") ?? [];
  return kept === undefined || now - Number(at) > WAITS_MS ? null : kept;
}
