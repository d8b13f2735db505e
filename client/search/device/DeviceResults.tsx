import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Question } from "../../../domain/search/address.ts";
import { findOnDevice } from "../../../domain/search/onDevice/findOnDevice.ts";
import { useSyncState } from "../../sync/syncState.ts";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { DeviceLine } from "./DeviceLine.tsx";
import { type DeviceHit, deviceHits } from "./deviceDocs.ts";

/** So many lines are drawn; whoever looks for more writes more. */
const MOST = 50;

interface Props {
  question: Question;
  onRetry: () => void;
}

/** What a search finds on this device while nobody is reached. */
export function DeviceResults({ question, onRetry }: Props) {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const { engine, count: waiting } = useSyncState();
  const [docs, setDocs] = useState<DeviceHit[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is in what the device keeps.
  useEffect(() => {
    let isHere = true;
    void deviceHits(relay, engine).then((next) => isHere && setDocs(next));
    return () => {
      isHere = false;
    };
  }, [relay, engine, waiting]);
  const { text, scope, filters } = question;
  const found = useMemo(
    () => docs && (findOnDevice(docs, { text, scope, filters }) as DeviceHit[]),
    [docs, text, scope, filters],
  );
  if (!found)
    return (
      <div role="img" aria-label={t`Searching`} className="search-list">
        <RowsSkeleton count={6} />
      </div>
    );
  const count = found.length;
  return (
    <section className="search-list" aria-label={t`From this device`}>
      <div className="search-device-head">
        <div>
          <Title order={3} size="h5">{t`From this device`}</Title>
          <Text c="dimmed" size="sm" role="status">
            {count === 0
              ? t`Nothing here holds these words. Levare cannot be reached: your catalog and your library were searched.`
              : t`${plural(count, { one: "# result", other: "# results" })} in your catalog and your library. Levare cannot be reached.`}
          </Text>
        </div>
        <Button variant="default" onClick={onRetry}>{t`Search everything`}</Button>
      </div>
      <ul className="search-device-lines">
        {found.slice(0, MOST).map((hit) => (
          <DeviceLine key={hit.id} hit={hit} />
        ))}
      </ul>
      {count > MOST && <Text c="dimmed" size="sm">{t`The first ${MOST} are shown.`}</Text>}
    </section>
  );
}
