import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import { queryOf } from "../../../domain/catalog/trackFilter.ts";
import type { SavedViews_workspace$key } from "../../__generated__/SavedViews_workspace.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { LaterPopover } from "../../ui/LaterPopover.tsx";
import { opensLater } from "../../ui/OpensLater.tsx";
import type { View } from "./useViewVerbs.ts";

const loadPanel = () => import("./ViewsPanel.tsx");
const NameViewDialog = opensLater(async () => (await import("./NameViewDialog.tsx")).NameViewDialog);

interface Props {
  workspace: SavedViews_workspace$key;
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
}

/** The ways to look at the catalog that the person keeps. */
export function SavedViews({ workspace, columns, onColumns }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const [named, setNamed] = useState<View | "new">("new");
  const { id, savedViews } = useFragment(
    graphql`
      fragment SavedViews_workspace on Workspace {
        id
        savedViews {
          id
          name
          query
          columns
        }
      }
    `,
    workspace,
  );
  const isPhone = useDevice() === "mobile";
  const here = { query: queryOf(address), columns };
  const shown = savedViews.find(({ query }) => query !== "" && query === here.query);

  function open(view: View): void {
    setAddress(new URLSearchParams(view.query), { preventScrollReset: true });
    onColumns(view.columns as ColumnKey[]);
  }
  function name(view: View | "new"): void {
    setNamed(view);
    setNaming(true);
  }
  const label = shown?.name ?? t`Views`;
  const icon = <IconBookmark size={18} stroke={1.75} aria-hidden />;
  return (
    <>
      <LaterPopover
        load={loadPanel}
        button={
          isPhone ? (
            <ActionIcon variant="default" size={44} aria-label={label}>
              {icon}
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={icon}>
              {label}
            </Button>
          )
        }
      >
        {({ ViewsPanel }, close) => (
          <ViewsPanel
            workspaceId={id}
            views={savedViews}
            shown={shown}
            here={here}
            onOpen={(view) => {
              close();
              open(view);
            }}
            onName={(view) => {
              close();
              name(view);
            }}
          />
        )}
      </LaterPopover>
      <NameViewDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        workspaceId={id}
        view={named}
        here={here}
      />
    </>
  );
}
