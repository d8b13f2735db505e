import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { type ShelvedEntry, type SyncEntry, unsavedEntries } from "../../domain/sync/entry.ts";
import { AppDrawer } from "../ui/AppDrawer.tsx";
import { exportEntries } from "./exportEntries.ts";
import { ShelfLine } from "./ShelfLine.tsx";
import type { SyncEngine } from "./SyncEngine.ts";
import { openShelf, useIsShelfOpen } from "./syncState.ts";
import { useEngineView } from "./useEngineView.ts";
import { useSyncNow } from "./useSyncNow.ts";
import "./sync.css";

/** Everything that is on this device alone: what needs the person first, then what goes out by itself. */
export function ShelfDrawer({ engine }: { engine: SyncEngine }) {
  const { t } = useLingui();
  const isOpen = useIsShelfOpen();
  return (
    <AppDrawer isOpen={isOpen} onClose={() => openShelf(false)} title={t`Not saved yet`} size={440}>
      <Shelf engine={engine} />
    </AppDrawer>
  );
}

function Shelf({ engine }: { engine: SyncEngine }) {
  const { t } = useLingui();
  const { online } = useNetwork();
  const { waiting, isSending, stop } = useEngineView(engine);
  const { syncNow, isSyncing } = useSyncNow(engine);
  const entries = unsavedEntries(waiting);
  const count = entries.length;
  if (count === 0) return <Text>{t`Everything is saved on the server.`}</Text>;
  return (
    <div className="sync-shelf">
      <Text>{t`${plural(count, { one: "# change is", other: "# changes are" })} kept on this device and not on the server yet.`}</Text>
      {stop === "signIn" && (
        <Text role="alert">
          <Trans>Sign in again to send them.</Trans>
        </Text>
      )}
      {stop === "tooOld" && (
        <Text role="alert">
          <Trans>
            A new version of Levare is needed: press “Update” where it is offered, or reload the page. Then
            they are sent.
          </Trans>
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          disabled={isSyncing || isSending}
          onClick={() => void syncNow()}
        >{t`Sync now`}</Button>
        <Button variant="subtle" onClick={() => exportEntries(entries)}>{t`Export all`}</Button>
      </Group>
      <Lines
        title={t`Needs you`}
        entries={entries.filter((entry) => needsYou(entry))}
        engine={engine}
        isOnline={online}
      />
      <Lines
        title={t`Sent by itself`}
        entries={entries.filter((entry) => !needsYou(entry))}
        engine={engine}
        isOnline={online}
      />
    </div>
  );
}

function needsYou(entry: SyncEntry | ShelvedEntry): boolean {
  return "reason" in entry && entry.reason !== "waiting";
}

interface LinesProps {
  title: string;
  entries: readonly (SyncEntry | ShelvedEntry)[];
  engine: SyncEngine;
  isOnline: boolean;
}

function Lines({ title, entries, engine, isOnline }: LinesProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="sync-title">{title}</h3>
      <ul className="sync-lines">
        {entries.map((entry) => (
          <ShelfLine key={entry.id} entry={entry} engine={engine} isOnline={isOnline} />
        ))}
      </ul>
    </section>
  );
}
