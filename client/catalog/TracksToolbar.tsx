import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconFileImport, IconTable } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ColumnKey } from "../../domain/catalog/table/trackColumns.ts";
import type { TracksToolbar_workspace$key } from "../__generated__/TracksToolbar_workspace.graphql.ts";
import { useDevice } from "../app/useDevice.ts";
import { exportHref } from "./file/exportHref.ts";
import { TrackFilters } from "./filters/TrackFilters.tsx";
import { SavedViews } from "./views/SavedViews.tsx";

interface Props {
  workspace: TracksToolbar_workspace$key;
  isSheet: boolean;
  onSheet: (isWanted: boolean) => void;
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
  onImport: () => void;
}

/** What the tracks are narrowed by and shown as, and the way into a file and out of one: one line. */
export function TracksToolbar({ workspace: key, isSheet, onSheet, columns, onColumns, onImport }: Props) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const isPhone = useDevice() === "mobile";
  const workspace = useFragment(
    graphql`
      fragment TracksToolbar_workspace on Workspace {
        id
        ...SavedViews_workspace
      }
    `,
    key,
  );
  return (
    <div className="tracks-tools">
      <TrackFilters />
      <SavedViews workspace={workspace} columns={columns} onColumns={onColumns} />
      {!isPhone && (
        <Button
          variant="default"
          leftSection={<IconTable size={18} stroke={1.75} aria-hidden />}
          onClick={() => onSheet(!isSheet)}
        >
          {isSheet ? t`Edit as list` : t`Edit as sheet`}
        </Button>
      )}
      <ActionIcon
        component="a"
        variant="default"
        size={44}
        href={exportHref(workspace.id, address)}
        download
        aria-label={t`Export CSV`}
        data-hint={t`Export CSV`}
      >
        <IconDownload size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t`Import CSV`}
        data-hint={t`Import CSV`}
        onClick={onImport}
      >
        <IconFileImport size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}
