import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Progress } from "@mantine/core";
import { useDocumentVisibility } from "@mantine/hooks";
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isOver, isSending } from "../../domain/catalog/uploadStage.ts";
import { formatBytes } from "../../domain/formatBytes.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { DuplicateQuestion } from "./DuplicateQuestion.tsx";
import type { UploadItem } from "./UploadItem.ts";
import { useUploads } from "./uploads.ts";
import { cancelUpload } from "./uploadVerbs.ts";

const WordsDialog = lazy(async () => ({ default: (await import("./WordsDialog.tsx")).WordsDialog }));

/** A refusal that nothing can be done about leaves once it could be read for so long. */
const READ_WITHIN_MS = 60_000;

/** One file in the tray: how far it is, what it waits for, what can be done about it. */
export function UploadLine({ item }: { item: UploadItem }) {
  const { t } = useLingui();
  const uploads = useUploads();
  const { key, fileName, stage, canRetry, replaces, note, words } = item;
  const [isNaming, setNaming] = useState(false);
  const isVisible = useDocumentVisibility() === "visible";
  const isPast = isVisible && stage === "refused" && !canRetry;
  useEffect(() => {
    if (!isPast) return;
    const leaving = setTimeout(() => uploads.dismiss(key), READ_WITHIN_MS);
    return () => clearTimeout(leaving);
  }, [isPast, uploads, key]);
  const share = shareOf(item);
  return (
    <li className="upload-line" data-stage={stage}>
      <div className="upload-words">
        <strong title={fileName}>{words?.title ?? fileName}</strong>
        {words?.artistNames && <span>{words.artistNames.join(", ")}</span>}
        {note && <span>{note}</span>}
        {replaces && <span>{t`New audio for ${replaces.title}`}</span>}
        <span>
          <StageWords item={item} />
        </span>
        {item.isOnThisPageOnly && isSending(item) && (
          <span>{t`This device is full. Leave this page open until the file has arrived.`}</span>
        )}
      </div>
      <div className="upload-tools">
        {isSending(item) && !replaces && note === null && (
          <ActionIcon
            aria-label={t`Name the song of ${fileName}`}
            aria-haspopup="dialog"
            onClick={() => setNaming(true)}
          >
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {(stage === "uploading" || stage === "waiting" || stage === "offline") && (
          <ActionIcon aria-label={t`Pause ${fileName}`} onClick={() => uploads.pause(key)}>
            <IconPlayerPause size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {stage === "paused" && (
          <ActionIcon aria-label={t`Resume ${fileName}`} onClick={() => uploads.resume(key)}>
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {stage === "refused" && canRetry && (
          <ActionIcon aria-label={t`Retry ${fileName}`} onClick={() => uploads.resume(key)}>
            <IconRefresh size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {isSending(item) ? (
          <ActionIcon aria-label={t`Cancel ${fileName}`} onClick={() => cancelUpload(uploads, item)}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          isOver(item) && (
            <ActionIcon aria-label={t`Dismiss ${fileName}`} onClick={() => uploads.dismiss(key)}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          )
        )}
      </div>
      <DuplicateQuestion item={item} />
      {isNaming && (
        <Suspense fallback={null}>
          <WordsDialog item={item} onClose={() => setNaming(false)} />
        </Suspense>
      )}
      {share !== null && (
        <Progress
          className="upload-bar"
          value={share}
          size={6}
          radius="xl"
          color={stage === "paused" || stage === "offline" ? "amber" : undefined}
          aria-label={t`Progress of ${fileName}`}
        />
      )}
    </li>
  );
}

/** Percent of the step that is under way; null where no bar belongs. */
function shareOf({ stage, sent, bytes, progress }: UploadItem): number | null {
  if (isOver({ stage }) || stage === "fileNeeded") return null;
  if (stage === "preparing") return progress ?? 0;
  if (stage === "checking") return 100;
  return bytes > 0 ? (sent / bytes) * 100 : 0;
}

function StageWords({ item }: { item: UploadItem }) {
  const { i18n } = useLingui();
  const said = useRefusal();
  const { stage, bytes, progress } = item;
  const share = Math.floor(bytes > 0 ? (item.sent / bytes) * 100 : 0);
  const size = formatBytes(bytes, i18n.locale);
  const sent = formatBytes(item.sent, i18n.locale);
  const percent = progress ?? 0;
  switch (stage) {
    case "waiting":
      return <Trans>Waiting · {size}</Trans>;
    case "uploading":
      return (
        <Trans>
          {sent} of {size} · {share} %
        </Trans>
      );
    case "paused":
      return (
        <Trans>
          Paused · {sent} of {size}
        </Trans>
      );
    case "offline":
      if (item.refusal) return <>{said(item.refusal)}</>;
      if (item.sent === 0) return <Trans>No connection, goes on by itself · {size}</Trans>;
      return (
        <Trans>
          No connection, goes on by itself · {sent} of {size}
        </Trans>
      );
    case "fileNeeded":
      return <Trans>Choose this file again to go on · {size}</Trans>;
    case "checking":
      return <Trans>Checking…</Trans>;
    case "preparing":
      return <Trans>Preparing · {percent} %</Trans>;
    case "ready":
      return <Trans>Ready</Trans>;
    case "refused":
      return <>{said(item.refusal ?? refusal("uploads.notTaken"))}</>;
  }
}

/** What the tray is about, in one sentence; it changes with whole files only, so that a screen reader is not flooded. */
export function UploadSummary({ items }: { items: readonly UploadItem[] }) {
  const refused = items.filter(({ stage }) => stage === "refused").length;
  const ready = items.filter(({ stage }) => stage === "ready").length;
  const under = items.length - refused - ready;
  const cutOff = items.filter(({ stage }) => stage === "offline").length;
  if (under > 0 && under === cutOff)
    return <Plural value={under} one="# file waits for a connection" other="# files wait for a connection" />;
  if (under > 0) return <Plural value={under} one="# file uploading" other="# files uploading" />;
  if (refused > 0)
    return <Plural value={refused} one="# file was not accepted" other="# files were not accepted" />;
  return <Plural value={ready} one="# file is ready" other="# files are ready" />;
}
