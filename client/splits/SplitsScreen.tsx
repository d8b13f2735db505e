import { useLingui } from "@lingui/react/macro";
import { Anchor, Badge, Button, NativeSelect } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { SplitsScreen_workspace$key } from "../__generated__/SplitsScreen_workspace.graphql.ts";
import type { SplitsScreenPageQuery } from "../__generated__/SplitsScreenPageQuery.graphql.ts";
import type { SplitsScreenQuery } from "../__generated__/SplitsScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PlanWall } from "../billing/PlanWall.tsx";
import { trackPath } from "../catalog/page/trackPath.ts";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { splitFilterOf } from "./splitFilter.ts";
import { useSplitLabels } from "./useSplitLabels.ts";
import "../settings/settings.css";
import "./splits.css";

/** /finances/splits: every track and release that is shared, and where its signatures stand. */
export function SplitsScreen() {
  const { t } = useLingui();
  const { viewer } = useScreenQuery<SplitsScreenQuery>(graphql`
    query SplitsScreenQuery($state: [SplitState!]) @preloadable {
      viewer {
        workspace {
          all: splitSheets(first: 1) {
            totalCount
          }
          ...SplitsScreen_workspace @arguments(state: $state)
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Splits are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  if (!workspace.all)
    return (
      <PlanWall title={t`Splits`} feature={t`Payouts and splits`} gate="payoutAndSplits">
        {t`Share what your music earns with the people who made it. Your plan does not include this yet.`}
      </PlanWall>
    );
  return (
    <div className="splits-list-page">
      <Anchor component={Link} to="/finances/payouts" className="settings-back">
        <IconArrowLeft size={18} aria-hidden />
        {t`Payouts`}
      </Anchor>
      <PageTitle title={t`Splits`} />
      <Sheets workspace={workspace} />
    </div>
  );
}

function Sheets({ workspace }: { workspace: SplitsScreen_workspace$key }) {
  const { t } = useLingui();
  const { states, percent } = useSplitLabels();
  const { address, choose } = useAddressChoice();
  const filter = splitFilterOf(address.get("state"));
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SplitsScreenPageQuery,
    SplitsScreen_workspace$key
  >(
    graphql`
      fragment SplitsScreen_workspace on Workspace
      @refetchable(queryName: "SplitsScreenPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        state: { type: "[SplitState!]" }
      ) {
        splitSheets(first: $count, after: $cursor, state: $state) @connection(key: "SplitsScreen_splitSheets") {
          edges {
            node {
              id
              title
              version
              state
              track {
                id
              }
              release {
                id
              }
              shares {
                shareId
                name
                bps
              }
            }
          }
        }
      }
    `,
    workspace,
  );
  const edges = data.splitSheets?.edges ?? [];
  return (
    <>
      <NativeSelect
        label={t`Show`}
        className="splits-filter"
        value={filter ?? ""}
        onChange={(event) => choose({ state: event.currentTarget.value || null })}
        data={[
          { value: "", label: t`All splits` },
          { value: "waiting", label: t`Waiting for signatures` },
          { value: "signed", label: t`Signed` },
          { value: "refused", label: t`Refused` },
          { value: "drafts", label: t`Drafts` },
        ]}
      />
      {edges.length === 0 && (
        <EmptyState
          title={filter ? t`None of these` : t`No splits yet`}
          action={
            filter ? undefined : (
              <Button component={Link} to="/catalog/tracks" variant="default">{t`Show all tracks`}</Button>
            )
          }
        >
          {filter
            ? t`No split is like this at the moment.`
            : t`Open a track or a release and share what it earns with the people who made it.`}
        </EmptyState>
      )}
      <ul className="splits-list">
        {edges.map(({ node: { id, title, version, state, track, release, shares } }) => {
          const to = track
            ? `${trackPath({ id: track.id, title })}/splits`
            : release
              ? `${releaseAddress({ id: release.id, title })}?part=splits`
              : null;
          return (
            <li key={id}>
              <span className="splits-words">
                <strong>
                  {to ? (
                    <Anchor component={Link} to={to} inherit>
                      {title}
                    </Anchor>
                  ) : (
                    title
                  )}
                </strong>
                <small>
                  {release ? t`Release` : t`Track`}
                  {version > 1 && ` · ${t`Version ${version}`}`}
                </small>
                <small>{shares.map(({ name, bps }) => `${name} ${percent(bps)}`).join(" · ")}</small>
              </span>
              <Badge color={states[state].color} variant="light">
                {states[state].label}
              </Badge>
            </li>
          );
        })}
      </ul>
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={() => loadNext(20)}>{t`Show more`}</Button>
      )}
    </>
  );
}
