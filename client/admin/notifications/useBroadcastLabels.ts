import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NoticeChannel } from "../../../domain/accounts/notices.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { Tier } from "../../../domain/billing/plans.ts";
import type { BroadcastState, DeliveryState } from "../../../domain/notifications/broadcast.ts";
import { useAdminLabels } from "../useAdminLabels.ts";

interface Audience {
  readonly toEveryone: boolean;
  readonly roles: readonly Role[];
  readonly tiers: readonly Tier[];
  readonly targetEmails: readonly string[];
}

/** What states, channels and audiences of announcements are called. */
export function useBroadcastLabels() {
  const { t } = useLingui();
  const { roles, tiers } = useAdminLabels();
  const states: Record<BroadcastState, string> = {
    draft: t`Draft`,
    scheduled: t`Scheduled`,
    sending: t`Being sent`,
    sent: t`Sent`,
  };
  const channels: Record<NoticeChannel, string> = { app: t`In the app`, email: t`By email` };
  const deliveries: Record<DeliveryState, string> = {
    queued: t`Waiting`,
    delivered: t`In the app`,
    mailed: t`Mailed`,
    skipped: t`Left out`,
    failed: t`Failed`,
  };
  const reasons: Record<string, string> = {
    choice: t`Turned these notifications off`,
    unverified: t`Email not confirmed`,
    suspended: t`Suspended`,
  };
  const stateColours: Record<BroadcastState, string> = {
    draft: "gray",
    scheduled: "amber",
    sending: "sky",
    sent: "mint",
  };
  return {
    states,
    stateColours,
    channels,
    deliveries,
    reasonOf: (reason: string) => reasons[reason] ?? reason,
    audienceOf({ toEveryone, roles: ofRoles, tiers: onTiers, targetEmails }: Audience): string {
      if (toEveryone) return t`Everyone`;
      const named = targetEmails.length;
      const who = ofRoles.map((role) => roles[role]).join(", ");
      const plans = onTiers.map((tier) => tiers[tier]).join(", ");
      return [
        who && plans ? t`${who} on the plans ${plans}` : who || (plans && t`On the plans ${plans}`),
        named > 0 && t`${plural(named, { one: "# person by name", other: "# people by name" })}`,
      ]
        .filter(Boolean)
        .join("; ");
    },
  };
}
