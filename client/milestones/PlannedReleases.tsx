import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { PlannedReleases_workspace$key } from "../__generated__/PlannedReleases_workspace.graphql.ts";
import type { PlannedReleasesPaginationQuery } from "../__generated__/PlannedReleasesPaginationQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../app/readableAddress.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { type OpenedStep, PlanSection } from "./PlanSection.tsx";
import { isShown, overdueFirst, planFilterOf } from "./planFilter.ts";

const MORE = 20;

interface Props {
  workspace: PlannedReleases_workspace$key;
  onOpen: (step: OpenedStep) => void;
  onNew: () => void;
}

/** The plans, one release under the other: those with something late first. */
export function PlannedReleases({ workspace, onOpen, onNew }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PlannedReleasesPaginationQuery,
    PlannedReleases_workspace$key
  >(
    graphql`
      fragment PlannedReleases_workspace on Workspace
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PlannedReleasesPaginationQuery") {
        teammates {
          personId
          isViewer
        }
        plannedReleases(first: $count, after: $cursor) @connection(key: "PlannedReleases_plannedReleases") {
          edges {
            node {
              id
              title
              state
              milestones {
                id
                status
                dueDay
                assigneeId
              }
              ...PlanSection_release
            }
          }
        }
      }
    `,
    workspace,
  );
  const me = data.teammates.find(({ isViewer }) => isViewer)?.personId ?? "";
  const filter = planFilterOf(address);
  const releases = overdueFirst((data.plannedReleases?.edges ?? []).map(({ node }) => node)).filter(
    ({ id, milestones }) => (milestones ?? []).length > 0 && (!filter.release || id === filter.release),
  );
  const asked = filter.release ? releases[0] : null;
  useReadableParam("release", asked ? plainWordOf(asked.id, asked.title) : null);
  if (releases.length === 0 && !hasNext && !filter.release)
    return (
      <EmptyState title={t`Create your first plan`} action={<Button onClick={onNew}>{t`New plan`}</Button>}>
        {t`Choose a release and get sixteen steps planned back from its date. Some check themselves off.`}
      </EmptyState>
    );
  const isSeen = releases.some(({ milestones }) => milestones?.some((step) => isShown(step, filter, me)));
  return (
    <>
      {isSeen || hasNext ? (
        releases.map((release) => (
          <PlanSection key={release.id} release={release} filter={filter} me={me} onOpen={onOpen} />
        ))
      ) : (
        <EmptyState
          title={filter.show === "late" ? t`Nothing is late` : t`Nothing to do here`}
          action={
            <Button variant="default" onClick={() => setAddress({ show: "all" }, { replace: true })}>
              {t`Show all steps`}
            </Button>
          }
        >
          {t`No steps match your filters.`}
        </EmptyState>
      )}
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
