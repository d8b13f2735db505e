import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { RELEASE_TYPES } from "../../domain/releases/releaseType.ts";
import type { AlbumsScreenQuery } from "../__generated__/AlbumsScreenQuery.graphql.ts";
import type { useReleaseList_workspace$key } from "../__generated__/useReleaseList_workspace.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { NewReleaseDialog } from "./NewReleaseDialog.tsx";
import { ReleaseFilters } from "./ReleaseFilters.tsx";
import { ReleaseTile } from "./ReleaseTile.tsx";
import { ReleaseWatch } from "./ReleaseWatch.tsx";
import { useReleaseLabels } from "./useReleaseLabels.ts";
import { useReleaseList } from "./useReleaseList.ts";
import "./releases.css";

/** The catalog by what it comes out as: covers, how whole each one is, and what it lacks. */
export function AlbumsScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const { viewer } = useScreenQuery<AlbumsScreenQuery>(graphql`
    query AlbumsScreenQuery($filter: ReleaseFilter) @preloadable {
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
        {t`Albums are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  return (
    <div className="releases">
      <header className="releases-head">
        <PageTitle title={t`Albums`} />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {t`New`}
        </Button>
      </header>
      <ReleaseFilters withState />
      <AlbumShelves
        workspace={workspace}
        wantsArchive={address.get("state") === "archived"}
        isNarrowed={["text", "type", "state"].some((name) => address.has(name))}
        onNew={() => setAsking(true)}
      />
      {isAsking && <NewReleaseDialog workspaceId={workspace.id} onClose={() => setAsking(false)} />}
      <ReleaseWatch workspaceId={workspace.id} />
    </div>
  );
}

interface ShelvesProps {
  workspace: useReleaseList_workspace$key;
  wantsArchive: boolean;
  isNarrowed: boolean;
  onNew: () => void;
}

function AlbumShelves({ workspace, wantsArchive, isNarrowed, onNew }: ShelvesProps) {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const { releases, hasNext, isLoadingNext, loadMore } = useReleaseList(workspace, wantsArchive);
  if (releases.length === 0 && !hasNext)
    return isNarrowed ? (
      <EmptyState
        title={t`No matching releases`}
        action={
          <Button component={Link} to="/catalog/albums" variant="default">
            {t`Show all releases`}
          </Button>
        }
      >
        {t`None of your releases match this filter.`}
      </EmptyState>
    ) : (
      <EmptyState title={t`Create your first album`} action={<Button onClick={onNew}>{t`New`}</Button>}>
        {t`See your singles, EPs and albums with their covers, and what each one still needs.`}
      </EmptyState>
    );
  return (
    <>
      {RELEASE_TYPES.map((type) => {
        const here = releases.filter((release) => release.type === type);
        if (here.length === 0) return null;
        return (
          <section key={type} className="releases-type" aria-labelledby={`type-${type}`}>
            <h2 id={`type-${type}`}>
              {labels.type(type)} <span className="release-dim">{here.length}</span>
            </h2>
            <ul className="releases-shelf">
              {here.map((release) => (
                <li key={release.id}>
                  <ReleaseTile release={release} look="cover" />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
