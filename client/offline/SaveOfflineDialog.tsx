import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Group, Progress, Skeleton, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../domain/formatBytes.ts";
import { streamQuality } from "../../domain/player/quality.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { askRelay } from "../player/seat/askRelay.ts";
import { measureDevice } from "../settings/deviceStorage.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { fillPlaysAhead } from "./playsAhead.ts";
import { savedMusicOf } from "./SavedMusic.ts";
import {
  type Found,
  findSongs,
  type SaveFailure,
  type Progress as SavingProgress,
  saveSongs,
} from "./SongSaver.ts";
import type { SaveRequest } from "./savingOffline.ts";

interface Props {
  request: SaveRequest;
  onClose: () => void;
}

type Stage =
  | { name: "measuring" }
  | { name: "unknown" }
  | { name: "asking"; songs: readonly Found[]; freeBytes: number | null }
  | { name: "saving"; progress: SavingProgress }
  | { name: "done"; failure: SaveFailure | null; count: number };

/** How large it is, how it comes, and that it is here. Closing it stops what is under way; what came already stays. */
export function SaveOfflineDialog({ request, onClose }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const { id: personId, preferences } = useViewer();
  const saved = savedMusicOf(personId);
  const quality = streamQuality(preferences.streamingQuality, false);
  const [stage, setStage] = useState<Stage>({ name: "measuring" });
  const [stopping] = useState(() => new AbortController());
  const isStarted = useRef(false);
  const size = (bytes: number) => formatBytes(bytes, i18n.locale);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const measure = async () => {
      const songs = await findSongs(askRelay(relay), saved, request.trackIds, quality);
      const device = await measureDevice();
      setStage({ name: "asking", songs, freeBytes: device && device.quotaBytes - device.usedBytes });
    };
    measure().catch(() => setStage({ name: "unknown" }));
  }, [relay, saved, request, quality]);

  async function save(songs: readonly Found[]) {
    // Granted or not, the music is kept for as long as the browser likes.
    void navigator.storage?.persist?.();
    const count = songs.filter(({ isHere }) => !isHere).length;
    setStage({ name: "saving", progress: { savedBytes: 0, bytes: 1, done: 0, count } });
    const show = (progress: SavingProgress) => setStage({ name: "saving", progress });
    const failure = await saveSongs(saved, songs, quality, show, stopping.signal);
    // Asked again when the network returns.
    await fillPlaysAhead(personId).catch(() => undefined);
    if (!stopping.signal.aborted) setStage({ name: "done", failure, count });
  }

  function close() {
    stopping.abort();
    onClose();
  }

  return (
    <AppModal isOpen onClose={close} title={t`Save “${request.title}” offline`}>
      {stage.name === "measuring" && <Skeleton height={64} aria-label={t`Looking how large it is`} />}
      {stage.name === "unknown" && <Text role="alert">{said(refusal("general.unreachable"))}</Text>}
      {stage.name === "asking" && (
        <Asking {...stage} size={size} onSave={() => void save(stage.songs)} onClose={close} />
      )}
      {stage.name === "saving" && (
        <>
          <Text mb="xs" role="status">
            {t`${size(stage.progress.savedBytes)} of ${size(stage.progress.bytes)}, track ${Math.min(stage.progress.done + 1, stage.progress.count)} of ${stage.progress.count}`}
          </Text>
          <Progress
            size="lg"
            radius="xl"
            value={(stage.progress.savedBytes / Math.max(1, stage.progress.bytes)) * 100}
            aria-label={t`Saving`}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={close}>{t`Stop`}</Button>
          </Group>
        </>
      )}
      {stage.name === "done" && (
        <>
          <Text role={stage.failure ? "alert" : "status"}>
            {stage.failure === "full" && t`This device is full. What came before that is saved.`}
            {stage.failure === "unreached" && t`The connection was lost. What came before that is saved.`}
            {stage.failure === null &&
              t`${plural(stage.count, { one: "# track is", other: "# tracks are" })} on this device and can be played without a connection.`}
          </Text>
          <Group justify="flex-end" mt="md">
            <Button variant="default" component={Link} to="/library?tab=downloads" onClick={close}>
              {t`Show downloads`}
            </Button>
            <Button onClick={close} data-autofocus>{t`Done`}</Button>
          </Group>
        </>
      )}
    </AppModal>
  );
}

interface AskingProps {
  songs: readonly Found[];
  freeBytes: number | null;
  size: (bytes: number) => string;
  onSave: () => void;
  onClose: () => void;
}

function Asking({ songs, freeBytes, size, onSave, onClose }: AskingProps) {
  const { t } = useLingui();
  const missing = songs.filter(({ isHere }) => !isHere);
  const bytes = missing.reduce((sum, song) => sum + song.bytes, 0);
  if (songs.length === 0) return <Text>{t`None of it can be played yet.`}</Text>;
  if (missing.length === 0) return <Text>{t`All of it is on this device already.`}</Text>;
  const isTooLarge = freeBytes !== null && bytes > freeBytes;
  return (
    <>
      <Text>
        {t`${plural(missing.length, { one: "# track", other: "# tracks" })}, ${size(bytes)}.`}
        {freeBytes !== null && ` ${t`${size(freeBytes)} are free on this device.`}`}
      </Text>
      {isTooLarge && <Text c="red" role="alert">{t`There is not enough room for it.`}</Text>}
      <Text size="sm" c="dimmed" mt="xs">
        {t`It stays until you remove it or sign out.`}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
        <Button disabled={isTooLarge} onClick={onSave} data-autofocus>{t`Save`}</Button>
      </Group>
    </>
  );
}
