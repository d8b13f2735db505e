import { DAY_MS } from "../../domain/duration.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";

const PENDING_PLAN = "levare.pendingPlan";
const PENDING_PLACE = "levare.pendingPlace";
/** A letter with a link may lie unread for hours. Whoever signs in later at the same device may be somebody else. */
const PLAN_WAITS_MS = DAY_MS;

/** Remembers the plan that a visitor chose before having an account. */
export function keepPendingPlan(plan: string, now = Date.now()): void {
  keepOnDevice(PENDING_PLAN, `${plan} ${now}`);
}

export function forgetPendingPlan(): void {
  localStorage.removeItem(PENDING_PLAN);
}

/** Remembers a place of ours that somebody wants to come back to and first needs an account for: a path with its query. */
export function keepPendingPlace(path: string): void {
  keepOnDevice(PENDING_PLACE, path);
}

export function forgetPendingPlace(): void {
  localStorage.removeItem(PENDING_PLACE);
}

/** Where a person goes once signed in: to the place or the plan chosen before, which is then forgotten, else home. */
export function takePlaceAfterSignIn(now = Date.now()): string {
  const place = localStorage.getItem(PENDING_PLACE);
  forgetPendingPlace();
  if (place !== null) return place;
  // An older version kept no moment.
  const [plan = "", at = now] = (localStorage.getItem(PENDING_PLAN) ?? "").split(" ");
  forgetPendingPlan();
  if (plan === "" || now - Number(at) > PLAN_WAITS_MS) return "/";
  return `/subscription?plan=${encodeURIComponent(plan)}`;
}
