import { useLingui } from "@lingui/react/macro";
import { Skeleton, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

const OverwrittenChanges = lazy(async () => ({
  default: (await import("../sync/back/OverwrittenChanges.tsx")).OverwrittenChanges,
}));

/** What changes that were made without a connection replaced once they arrived. */
export function OverwrittenCard() {
  const { t } = useLingui();
  return (
    <SettingsCard
      title={t`Replaced by late changes`}
      lead={t`Where two people changed the same thing while one of them had no connection, the change that arrived last stands. What it replaced can be put back for a hundred days, by you or by those you work with.`}
    >
      <ErrorBoundary fallback={() => <Text c="dimmed">{t`This list needs a connection.`}</Text>}>
        <Suspense fallback={<Skeleton height={44} />}>
          <OverwrittenChanges />
        </Suspense>
      </ErrorBoundary>
    </SettingsCard>
  );
}
