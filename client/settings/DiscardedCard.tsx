import { useLingui } from "@lingui/react/macro";
import { DiscardedChanges } from "../sync/back/DiscardedChanges.tsx";
import { useSyncState } from "../sync/syncState.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** What was thrown away instead of being sent. Nothing where this browser keeps no changes. */
export function DiscardedCard() {
  const { t } = useLingui();
  const { engine } = useSyncState();
  if (!engine) return null;
  return (
    <SettingsCard
      title={t`Discarded changes`}
      lead={t`What you discard instead of sending it stays on this device for 30 days.`}
    >
      <DiscardedChanges engine={engine} />
    </SettingsCard>
  );
}
