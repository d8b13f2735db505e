import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { useDocumentVisibility, useElementSize } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { isMoving, isOver } from "../../domain/catalog/uploadStage.ts";
import { holdPage } from "../app/pageHold.ts";
import { useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { takeSharedSongs } from "./sharedSongs.ts";
import { TrackWatch } from "./TrackWatch.tsx";
import { UploadLine, UploadSummary } from "./UploadLine.tsx";
import { UploadWatch } from "./UploadWatch.tsx";
import { useUploadItems, useUploads } from "./uploads.ts";
import "./uploads.css";

/** Uploads under way, in a strip below every screen: they go on wherever the artist walks. */
export function UploadTray() {
  const { workspace, capabilities } = useViewer();
  return workspace && capabilities.includes("artist") ? <Tray workspaceId={workspace.id} /> : null;
}

function Tray({ workspaceId }: { workspaceId: string }) {
  const { t } = useLingui();
  const uploads = useUploads();
  const items = useUploadItems();
  const upgrade = useUpgrade();
  const { pathname, search } = useLocation();
  const isVisible = useDocumentVisibility() === "visible";
  const [isFolded, setFolded] = useState(false);
  const { ref: strip, height } = useElementSize();
  const room = items.length > 0 ? height : 0;
  useEffect(() => {
    document.documentElement.style.setProperty("--lv-tray", `${room}px`);
    return () => void document.documentElement.style.removeProperty("--lv-tray");
  }, [room]);
  const offerMore = useEffectEvent(() => upgrade({ feature: t`Room for more tracks`, requires: "pro" }));
  useEffect(() => uploads.open(workspaceId, () => offerMore()), [uploads, workspaceId]);

  const hasShared = new URLSearchParams(search).has("shared");
  useEffect(() => {
    if (hasShared) void takeSharedSongs().then((files) => uploads.add(files));
  }, [hasShared, uploads]);

  const isBusy = items.some(isMoving);
  useEffect(() => (isBusy ? holdPage() : undefined), [isBusy]);
  const isWatching = isBusy || (isVisible && pathname === "/catalog/tracks");
  return (
    <>
      {isWatching && <TrackWatch workspaceId={workspaceId} />}
      {isBusy && <UploadWatch workspaceId={workspaceId} />}
      {items.length > 0 && (
        <section ref={strip} className="upload-tray" aria-label={t`Uploads`}>
          <div className="upload-head">
            <strong role="status">
              <UploadSummary items={items} />
            </strong>
            <ActionIcon
              aria-label={isFolded ? t`Show uploads` : t`Hide uploads`}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {isFolded ? (
                <IconChevronUp size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconChevronDown size={20} stroke={1.75} aria-hidden />
              )}
            </ActionIcon>
            {items.every(isOver) && (
              <ActionIcon aria-label={t`Close`} onClick={() => uploads.dismissOver()}>
                <IconX size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </div>
          {!isFolded && (
            <ul className="upload-lines">
              {items.map((item) => (
                <UploadLine key={item.key} item={item} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
