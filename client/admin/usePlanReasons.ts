import { useLingui } from "@lingui/react/macro";
import type { PlanSource } from "../../domain/billing/plans.ts";

/** Why a plan counts, of a person and of a workspace. */
export function usePlanReasons() {
  const { t } = useLingui();
  const ofPerson: Record<PlanSource, string> = {
    role: t`Superadmins have everything.`,
    ended: t`Their subscription was canceled or is unpaid.`,
    trialOver: t`Their trial is over.`,
    ownTier: t`Their own plan counts.`,
    subscription: t`They have a subscription.`,
    given: t`It is the plan that their workspace was given.`,
    start: t`Everybody with this role begins with it.`,
  };
  const ofWorkspace: Record<PlanSource, string> = {
    role: t`Superadmins have everything.`,
    ended: t`The subscription of its owner was canceled or is unpaid.`,
    trialOver: t`The trial is over.`,
    ownTier: t`The own plan of its owner counts.`,
    subscription: t`Its owner has a subscription.`,
    given: t`The workspace was given this plan; its owner has none of their own.`,
    start: t`Every workspace begins with it.`,
  };
  return { ofPerson, ofWorkspace };
}
