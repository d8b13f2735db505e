import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import type { ShelvedEntry } from "../../../domain/sync/entry.ts";
import { exportEntries } from "../exportEntries.ts";
import { titleOf } from "../kinds/kinds.ts";
import type { SyncEngine } from "../SyncEngine.ts";
import { useEngineView } from "../useEngineView.ts";
import "../sync.css";

/** What the person threw away on this device in the last thirty days, the latest first, and the ways back. */
export function DiscardedChanges({ engine }: { engine: SyncEngine }) {
  const { t } = useLingui();
  const { waiting } = useEngineView(engine);
  const discarded = waiting.shelf
    .filter(({ reason }) => reason === "discarded")
    .sort((one, other) => other.shelvedAt - one.shelvedAt || other.seq - one.seq);
  if (discarded.length === 0)
    return <Text c="dimmed">{t`You threw nothing away on this device in the last 30 days.`}</Text>;
  return (
    <ul className="sync-lines" aria-label={t`Discarded changes`}>
      {discarded.map((entry) => (
        <DiscardedLine key={entry.id} entry={entry} engine={engine} />
      ))}
    </ul>
  );
}

function DiscardedLine({ entry, engine }: { entry: ShelvedEntry; engine: SyncEngine }) {
  const { t, i18n } = useLingui();
  const title = i18n._(titleOf(entry));
  const at = new Date(entry.shelvedAt);
  const day = i18n.date(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="sync-line">
      <strong>{title}</strong>
      <time dateTime={at.toISOString()}>{t`Discarded ${day}`}</time>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          aria-label={t`Bring back: ${title}`}
          onClick={() => void engine.bringBack(entry.id)}
        >{t`Bring back`}</Button>
        <Button
          size="sm"
          variant="subtle"
          aria-label={t`Export: ${title}`}
          onClick={() => exportEntries([entry])}
        >{t`Export`}</Button>
      </Group>
    </li>
  );
}
