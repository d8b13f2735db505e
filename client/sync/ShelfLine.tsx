import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ShelvedEntry, SyncEntry } from "../../domain/sync/entry.ts";
import { exportEntries } from "./exportEntries.ts";
import { pathOf, titleOf } from "./kinds/kinds.ts";
import type { SyncEngine } from "./SyncEngine.ts";
import { openShelf } from "./syncState.ts";
import { useReason } from "./useReason.ts";

interface Props {
  entry: SyncEntry | ShelvedEntry;
  engine: SyncEngine;
  isOnline: boolean;
}

/** One change that is not on the server: what it is, since when, why, and what can be done about it. */
export function ShelfLine({ entry, engine, isOnline }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const reason = useReason(entry, isOnline);
  const [isAsking, setAsking] = useState(false);
  const isShelved = "reason" in entry;
  const path = pathOf(entry);
  const title = i18n._(titleOf(entry));
  const theirs = isShelved && entry.reason === "elsewhere" ? entry.theirs?.doc : null;

  function handleEdit() {
    if (!path) return;
    openShelf(false);
    void engine.retry(entry.id);
    void navigate(path);
  }

  return (
    <li className="sync-line">
      <strong>{title}</strong>
      <time dateTime={entry.createdAt}>
        {i18n.date(new Date(entry.createdAt), { dateStyle: "medium", timeStyle: "short" })}
      </time>
      <Text size="sm">{reason}</Text>
      {theirs &&
        entry.changed.map((field) => {
          const [mine, other] = [shown(entry.data[field]), shown(theirs[field])];
          return (
            <Text key={field} size="sm">
              {t`Yours: “${mine}” · On the server: “${other}”`}
            </Text>
          );
        })}
      <Group gap="xs">
        {isShelved && (
          <Button size="sm" variant="default" onClick={() => void engine.retry(entry.id)}>{t`Retry`}</Button>
        )}
        {isShelved && path && (
          <Button size="sm" variant="default" onClick={handleEdit}>{t`Edit and retry`}</Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => exportEntries([entry])}>{t`Export`}</Button>
        {isAsking ? (
          <>
            <Button size="sm" color="red" onClick={() => void engine.discard(entry.id)}>
              {t`Discard this change`}
            </Button>
            <Button size="sm" variant="default" onClick={() => setAsking(false)}>{t`Keep it`}</Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="subtle"
            color="red"
            aria-label={t`Discard: ${title}`}
            onClick={() => setAsking(true)}
          >
            {t`Discard`}
          </Button>
        )}
      </Group>
    </li>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
