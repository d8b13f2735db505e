import { keepOnDevice } from "../app/keepOnDevice.ts";

const PENDING_PLAN = "levare.pendingPlan";
const PENDING_PLACE = "levare.pendingPlace";

/** Remembers the plan that a visitor chose before having an account. */
export function keepPendingPlan(plan: string): void {
  keepOnDevice(PENDING_PLAN, plan);
}

/** Remembers a place of ours that somebody wants to come back to and first needs an account for: a path with its query. */
export function keepPendingPlace(path: string): void {
  keepOnDevice(PENDING_PLACE, path);
}

export function forgetPendingPlace(): void {
  localStorage.removeItem(PENDING_PLACE);
}

/** Where a person goes once signed in: to the place or the plan chosen before, which is then forgotten, else home. */
export function takePlaceAfterSignIn(): string {
  const place = localStorage.getItem(PENDING_PLACE);
  forgetPendingPlace();
  if (place !== null) return place;
  const plan = localStorage.getItem(PENDING_PLAN);
  if (plan === null) return "/";
  localStorage.removeItem(PENDING_PLAN);
  return `/subscription?plan=${encodeURIComponent(plan)}`;
}
