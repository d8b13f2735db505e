import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, SegmentedControl } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ReleasesScreenQuery } from "../__generated__/ReleasesScreenQuery.graphql.ts";
import { useDevice } from "../app/useDevice.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { useWish } from "../ui/useWish.ts";
import { NewReleaseDialog } from "./NewReleaseDialog.tsx";
import { ReleaseBoard } from "./ReleaseBoard.tsx";
import { ReleaseFilters } from "./ReleaseFilters.tsx";
import { ReleaseWatch } from "./ReleaseWatch.tsx";
import "./releases.css";

const NEW = { keys: "N", label: msg`New release` };

/** Every release on its way, as a board or a table; on a phone one list under the other. */
export function ReleasesScreen() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const [isAsking, setAsking] = useState(false);
  const isPhone = useDevice() === "mobile";
  useShortcut(NEW, () => setAsking(true));
  useWish("new", () => setAsking(true));
  const { viewer } = useScreenQuery<ReleasesScreenQuery>(graphql`
    query ReleasesScreenQuery($filter: ReleaseFilter) @preloadable {
      viewer {
        workspace {
          id
          ...useReleaseList_workspace @arguments(filter: $filter)
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Releases are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  const view = address.get("view") === "table" ? "table" : "board";
  return (
    <div className="releases">
      <header className="releases-head">
        <PageTitle title={t`Releases`} />
        {!isPhone && (
          <SegmentedControl
            aria-label={t`How the releases are shown`}
            value={view}
            data={[
              { value: "board", label: t`Board` },
              { value: "table", label: t`Table` },
            ]}
            onChange={(next) => choose({ view: next === "table" ? next : null })}
          />
        )}
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {t`New release`}
        </Button>
      </header>
      <ReleaseFilters withState={false} />
      <ReleaseBoard
        workspace={workspace}
        view={view}
        isNarrowed={["text", "type"].some((name) => address.has(name))}
        onNew={() => setAsking(true)}
      />
      {isAsking && <NewReleaseDialog workspaceId={workspace.id} onClose={() => setAsking(false)} />}
      <ReleaseWatch workspaceId={workspace.id} />
    </div>
  );
}
