const PENDING_PLAN = "levare.pendingPlan";

/** Remembers the plan that a visitor chose before having an account. */
export function keepPendingPlan(plan: string): void {
  localStorage.setItem(PENDING_PLAN, plan);
}

/** Where a person goes once signed in: to the plan chosen before, which is then forgotten, else home. */
export function takePlaceAfterSignIn(): string {
  const plan = localStorage.getItem(PENDING_PLAN);
  if (plan === null) return "/";
  localStorage.removeItem(PENDING_PLAN);
  return `/subscription?plan=${encodeURIComponent(plan)}`;
}
