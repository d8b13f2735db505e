const PENDING_PLAN = "levare.pendingPlan";
const PENDING_INVITATION = "levare.pendingInvitation";

/** Remembers the plan that a visitor chose before having an account. */
export function keepPendingPlan(plan: string): void {
  localStorage.setItem(PENDING_PLAN, plan);
}

/** Remembers the invitation that somebody wants to accept and first needs an account for. */
export function keepPendingInvitation(token: string): void {
  localStorage.setItem(PENDING_INVITATION, token);
}

/** Where a person goes once signed in: to the invitation or the plan chosen before, which is then forgotten, else home. */
export function takePlaceAfterSignIn(): string {
  const token = localStorage.getItem(PENDING_INVITATION);
  if (token !== null) {
    localStorage.removeItem(PENDING_INVITATION);
    return `/invitation?token=${encodeURIComponent(token)}`;
  }
  const plan = localStorage.getItem(PENDING_PLAN);
  if (plan === null) return "/";
  localStorage.removeItem(PENDING_PLAN);
  return `/subscription?plan=${encodeURIComponent(plan)}`;
}
