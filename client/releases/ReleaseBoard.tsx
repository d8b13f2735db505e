import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { useReleaseList_workspace$key } from "../__generated__/useReleaseList_workspace.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ReleaseTile } from "./ReleaseTile.tsx";
import { useReleaseList } from "./useReleaseList.ts";

interface Props {
  workspace: useReleaseList_workspace$key;
  view: "board" | "table";
  isNarrowed: boolean;
  onNew: () => void;
}

/** The releases by where they stand: columns side by side, or one list. */
export function ReleaseBoard({ workspace, view, isNarrowed, onNew }: Props) {
  const { t } = useLingui();
  const { releases, hasNext, isLoadingNext, loadMore } = useReleaseList(workspace, false);
  const columns = [
    { name: t`Draft`, states: ["draft", "checking"] },
    { name: t`Ready`, states: ["ready"] },
    { name: t`Scheduled`, states: ["scheduled", "preorder"] },
    { name: t({ message: "Live", context: "state of a release" }), states: ["live"] },
    { name: t`Withdrawn`, states: ["withdrawn", "takenDown"] },
  ];
  if (releases.length === 0 && !hasNext)
    return isNarrowed ? (
      <EmptyState
        title={t`No matching releases`}
        action={
          <Button component={Link} to="/releases" variant="default">
            {t`Show all releases`}
          </Button>
        }
      >
        {t`None of your releases match this filter.`}
      </EmptyState>
    ) : (
      <EmptyState
        title={t`Plan your first release`}
        action={<Button onClick={onNew}>{t`New release`}</Button>}
      >
        {t`Choose tracks, add a cover and a date, and it goes live by itself at the minute you set.`}
      </EmptyState>
    );
  return (
    <>
      <div className="releases-board" data-view={view}>
        {columns.map(({ name, states }) => {
          const here = releases.filter(({ state }) => states.includes(state));
          return (
            <section
              key={name}
              aria-labelledby={`column-${states[0]}`}
              data-empty={here.length === 0 || undefined}
            >
              <h2 id={`column-${states[0]}`}>
                {name} <span className="release-dim">{here.length}</span>
              </h2>
              {here.length === 0 ? (
                <p className="release-dim">{t`Nothing here`}</p>
              ) : (
                <ul>
                  {here.map((release) => (
                    <li key={release.id}>
                      <ReleaseTile release={release} look="line" />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
