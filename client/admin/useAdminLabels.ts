import { useLingui } from "@lingui/react/macro";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Tier, UserTier } from "../../domain/billing/plans.ts";

/** What roles, plans and kinds are called in the administration, where each needs a name of its own. */
export function useAdminLabels() {
  const { t } = useLingui();
  const roles: Record<Role, string> = {
    superadmin: t`Super Admin`,
    admin: t`Administrator`,
    artist: t`Artist`,
    manager: t`Manager`,
    label_admin: t`Label admin`,
    fan: t`Fan`,
    educator: t`Educator`,
    collector: t`Collector`,
  };
  const tiers: Record<Tier, string> = {
    free: t`Free`,
    trial: t`Trial`,
    pro: t`Pro`,
    enterprise: "Indee Label",
  };
  const userTiers: Record<UserTier, string> = {
    fan_free: t`Fan, free`,
    fan_pro: t`Fan, pro`,
    artist_starter: t`Artist, trial`,
    artist_pro: t`Artist, pro`,
    artist_label: "Indee Label",
  };
  const types: Record<"artist" | "label", string> = { artist: t`Studio`, label: t`Label` };
  return { roles, tiers, userTiers, types };
}

/** The entries of a record as choices of a select. */
export function choicesOf(words: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
