import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Dropzone } from "@mantine/dropzone";
import { notifications } from "@mantine/notifications";
import { IconUpload } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import { ACCEPTED_AUDIO_LABEL } from "../../domain/catalog/audio.ts";
import type { TracksScreenQuery } from "../__generated__/TracksScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { sortChosen } from "./chosenFiles.ts";
import { TrackFilters } from "./TrackFilters.tsx";
import { TrackList } from "./TrackList.tsx";
import { filterOf } from "./trackFilter.ts";
import { UploadButton, type UploadPicker } from "./UploadButton.tsx";
import { UploadMeter } from "./UploadMeter.tsx";
import { useUploads } from "./uploads.ts";
import "@mantine/dropzone/styles.layer.css";
import "./tracks.css";

const UPLOAD = { keys: "N", label: msg`Upload tracks` };

/** Every recording of the workspace: to upload, find, hear, describe. Files may be dropped anywhere on it. */
export function TracksScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const uploads = useUploads();
  const picker = useRef<UploadPicker>(null);
  const { viewer } = useScreenQuery<TracksScreenQuery>(graphql`
    query TracksScreenQuery($filter: TrackFilter) @preloadable {
      viewer {
        workspace {
          id
          ...UploadMeter_workspace
          ...TrackList_workspace @arguments(filter: $filter)
          uploads {
            id
            uploadId
            fileName
            bytes
            state
            reason
            createdAt
          }
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  const open = workspace?.uploads;
  useEffect(() => {
    if (open) uploads.learnAll(open);
  }, [uploads, open]);
  useShortcut(UPLOAD, () => picker.current?.pick());

  function handleFiles(files: readonly File[]) {
    const { music, leftOut } = sortChosen(files);
    uploads.add(music);
    if (leftOut === 0) return;
    notifications.show({
      title: t`Not everything is music`,
      message: t`Files left out: ${leftOut}. Accepted are ${ACCEPTED_AUDIO_LABEL}.`,
      color: "amber",
    });
  }

  if (!workspace) {
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Tracks belong to artists. Become one, and your music stands here.`}
      </EmptyState>
    );
  }
  const upload = <UploadButton ref={picker} onFiles={handleFiles} />;
  const filter = filterOf(address);
  return (
    <div className="tracks">
      <header className="tracks-head">
        <PageTitle title={t`Tracks`} />
        <UploadMeter workspace={workspace} />
        {upload}
      </header>
      <TrackFilters />
      <TrackList workspace={workspace} filter={filter} onUpload={() => picker.current?.pick()} />
      <Dropzone.FullScreen
        active
        activateOnKeyboard={false}
        onDrop={handleFiles}
        className="tracks-drop"
        aria-hidden
      >
        <div className="tracks-drop-words">
          <IconUpload size={48} stroke={1.5} aria-hidden />
          <strong>
            <Trans>Drop your music</Trans>
          </strong>
          <span>{ACCEPTED_AUDIO_LABEL}</span>
        </div>
      </Dropzone.FullScreen>
    </div>
  );
}
