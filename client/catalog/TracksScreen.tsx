import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator, useSearchParams } from "react-router";
import { ACCEPTED_AUDIO_LABEL } from "../../domain/catalog/audio.ts";
import type { ColumnKey } from "../../domain/catalog/table/trackColumns.ts";
import { filterOf, queryOf, sortOf } from "../../domain/catalog/trackFilter.ts";
import type { TracksScreenQuery } from "../__generated__/TracksScreenQuery.graphql.ts";
import { useDevice } from "../app/useDevice.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import type { ChosenTrack } from "../releases/TrackPicker.tsx";
import { comesLater } from "../ui/comesLater.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { showRefusal } from "../ui/showFailure.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { useWish } from "../ui/useWish.ts";
import { sortChosen } from "./chosenFiles.ts";
import { FilterChips } from "./filters/FilterChips.tsx";
import { inOrder } from "./sheet/sheetColumns.ts";
import { TrackList } from "./TrackList.tsx";
import { TracksToolbar } from "./TracksToolbar.tsx";
import { UploadButton, type UploadPicker } from "./UploadButton.tsx";
import { UploadMeter } from "./UploadMeter.tsx";
import { readUpload } from "./uploadNews.ts";
import { useUploads } from "./uploads.ts";
import "./tracks.css";

const BulkBar = comesLater(
  async () => (await import("./bulk/BulkBar.tsx")).BulkBar,
  <div className="tracks-tools" />,
);
const TrackSheet = comesLater(
  async () => (await import("./sheet/TrackSheet.tsx")).TrackSheet,
  <RowsSkeleton count={8} />,
);
const ImportDialog = comesLater(async () => (await import("./file/ImportDialog.tsx")).ImportDialog);
const DropAnywhere = comesLater(async () => (await import("./DropAnywhere.tsx")).DropAnywhere);

const UPLOAD = { keys: "N", label: msg`Upload tracks` };

/** Every recording of the workspace: to upload, find, hear, describe. Files may be dropped anywhere on it. */
export function TracksScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const uploads = useUploads();
  const picker = useRef<UploadPicker>(null);
  const isPhone = useDevice() === "mobile";
  const [way, setWay] = useLocalStorage<"list" | "sheet">({
    key: "levare-tracks-as",
    defaultValue: "list",
    getInitialValueInEffect: false,
  });
  const [columns, setColumns] = useLocalStorage<readonly ColumnKey[]>({
    key: "levare-sheet-columns",
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  // Another filter shows another list: nothing is done to tracks that nobody sees.
  const shown = queryOf(address);
  const [selection, setSelection] = useState<{ shown: string; tracks: readonly ChosenTrack[] }>();
  const selected = selection?.shown === shown ? selection.tracks : [];
  const select = (tracks: readonly ChosenTrack[]) => setSelection({ shown, tracks });
  const isSheet = way === "sheet" && !isPhone;
  const [isImporting, setImporting] = useState(false);
  // A file may change any of its rows: the sheet is opened anew.
  const [sheet, setSheet] = useState(0);
  const { revalidate } = useRevalidator();
  const { viewer } = useScreenQuery<TracksScreenQuery>(graphql`
    query TracksScreenQuery($filter: TrackFilter, $sort: TrackSort) @preloadable {
      viewer {
        workspace {
          id
          ...UploadMeter_workspace
          ...TracksToolbar_workspace
          ...ImportDialog_workspace
          ...TrackList_workspace @arguments(filter: $filter, sort: $sort)
          uploads {
            id
            ...uploadNews_upload
          }
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  const open = workspace?.uploads;
  useEffect(() => {
    if (open) uploads.learnAll(open.map(readUpload));
  }, [uploads, open]);
  useShortcut(UPLOAD, () => picker.current?.pick());
  useWish("upload", () => picker.current?.pick());

  function handleFiles(files: readonly File[]) {
    const { music, leftOut } = sortChosen(files);
    uploads.add(music);
    if (leftOut === 0) return;
    showRefusal(
      t`Files left out: ${leftOut}. Accepted are ${ACCEPTED_AUDIO_LABEL}.`,
      t`Not everything is music`,
    );
  }

  if (!workspace) {
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Tracks are for artists. Become one, and your music will appear here.`}
      </EmptyState>
    );
  }
  const filter = filterOf(address);
  const isSelecting = selected.length > 0 && !isSheet;
  return (
    <div className="tracks">
      <header className="tracks-head" data-selecting={isSelecting || undefined}>
        <PageTitle title={t`Tracks`} />
        {isSelecting ? (
          <BulkBar workspaceId={workspace.id} tracks={selected} onClear={() => select([])} />
        ) : (
          <TracksToolbar
            workspace={workspace}
            isSheet={isSheet}
            onSheet={(isWanted) => setWay(isWanted ? "sheet" : "list")}
            columns={columns}
            onColumns={setColumns}
            onImport={() => setImporting(true)}
          />
        )}
        <UploadMeter workspace={workspace} />
        <UploadButton ref={picker} onFiles={handleFiles} />
      </header>
      <FilterChips />
      {isSheet ? (
        <TrackSheet
          key={sheet}
          workspaceId={workspace.id}
          filter={filter}
          sort={sortOf(address)}
          columns={inOrder(columns)}
          onColumns={setColumns}
        />
      ) : (
        <TrackList
          workspace={workspace}
          filter={filter}
          selected={selected}
          onSelect={select}
          onUpload={() => picker.current?.pick()}
        />
      )}
      {isImporting && (
        <ImportDialog
          workspace={workspace}
          onClose={() => setImporting(false)}
          onImported={() => {
            setSheet((before) => before + 1);
            void revalidate();
          }}
        />
      )}
      {!isPhone && <DropAnywhere onFiles={handleFiles} />}
    </div>
  );
}
