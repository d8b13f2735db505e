import { Trans, useLingui } from "@lingui/react/macro";
import { Button, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import { ACCEPTED_AUDIO_LABEL, largestUpload } from "../../domain/catalog/audio.ts";
import type { TrackList_workspace$key } from "../__generated__/TrackList_workspace.graphql.ts";
import type { TrackListPaginationQuery } from "../__generated__/TrackListPaginationQuery.graphql.ts";
import type { TrackFilter } from "../__generated__/TracksScreenQuery.graphql.ts";
import { usePlatform } from "../app/platform.ts";
import { useDevice } from "../app/useDevice.ts";
import type { ChosenTrack } from "../releases/TrackPicker.tsx";
import { comesLater } from "../ui/comesLater.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { TrackCard } from "./TrackCard.tsx";

/** For desks: a phone is read without it. */
const TrackTable = comesLater(
  async () => (await import("./TrackTable.tsx")).TrackTable,
  <RowsSkeleton count={8} />,
);

const PAGE = 20;

interface Props {
  workspace: TrackList_workspace$key;
  filter: TrackFilter | null;
  selected: readonly ChosenTrack[];
  /** Told in the order of the list. */
  onSelect: (tracks: readonly ChosenTrack[]) => void;
  onUpload: () => void;
}

/** The tracks, newest first: a table, on the phone cards. */
export function TrackList({ workspace, filter, selected, onSelect, onUpload }: Props) {
  const { t } = useLingui();
  const isPhone = useDevice() === "mobile";
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TrackListPaginationQuery,
    TrackList_workspace$key
  >(
    graphql`
      fragment TrackList_workspace on Workspace
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TrackFilter" }
        sort: { type: "TrackSort" }
      )
      @refetchable(queryName: "TrackListPaginationQuery") {
        artists {
          name
        }
        tracks(first: $count, after: $cursor, filter: $filter, sort: $sort)
          @connection(key: "TrackList_tracks", filters: ["filter", "sort"]) {
          edges {
            node {
              id
              title
              state
              createdAt
              ...listedTrack_track
              ...EstimateGhost_track
              ...estimates_track
            }
          }
        }
      }
    `,
    workspace,
  );
  // A track that was just archived or restored belongs to the other list.
  const wantsArchive = filter?.archived === true;
  const tracks = data.tracks.edges
    .map(({ node }) => node)
    .filter(({ state }) => (state === "archived") === wantsArchive);
  const playable = tracks.flatMap(({ id, state }) => (state === "ready" ? [id] : []));
  const knownNames = data.artists.map(({ name }) => name);
  const chosen = new Set(selected.map(({ id }) => id));

  function handleSelect(ids: readonly string[], isSelected: boolean): void {
    for (const id of ids) isSelected ? chosen.add(id) : chosen.delete(id);
    onSelect(tracks.filter(({ id }) => chosen.has(id)).map(({ id, title }) => ({ id, title })));
  }
  // What lies in the archive is brought back one by one.
  const select = wantsArchive ? undefined : handleSelect;

  if (tracks.length === 0 && !hasNext) return <NoTracks filter={filter} onUpload={onUpload} />;
  return (
    <>
      {isPhone ? (
        <ul className="tracks-cards">
          {tracks.map((track) => (
            <li key={track.id}>
              <TrackCard
                track={track}
                queue={playable}
                knownNames={knownNames}
                isSelected={chosen.has(track.id)}
                onSelect={select && ((isSelected) => select([track.id], isSelected))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <TrackTable
          tracks={tracks}
          queue={playable}
          knownNames={knownNames}
          selected={chosen}
          onSelect={select}
        />
      )}
      <VisuallyHidden role="status">{isLoadingNext ? t`Loading more tracks` : ""}</VisuallyHidden>
      {hasNext && <MoreTracks isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />}
    </>
  );
}

/** Loads the next page when it comes near, and by a press where the browser does not tell. */
function MoreTracks({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLoading || !button.current || !("IntersectionObserver" in window)) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: "400px" },
    );
    watcher.observe(button.current);
    return () => watcher.disconnect();
  }, [isLoading, onMore]);
  return (
    <Button ref={button} variant="default" loading={isLoading} onClick={onMore} className="tracks-more">
      {t`Load more`}
    </Button>
  );
}

function NoTracks({ filter, onUpload }: Pick<Props, "filter" | "onUpload">) {
  const { t, i18n } = useLingui();
  const { figure, unit } = largestUpload(usePlatform().uploadMegabytes);
  const most = `${i18n.number(figure)} ${unit}`;
  if (filter) {
    const isArchive = Object.keys(filter).join() === "archived";
    return (
      <EmptyState
        title={isArchive ? t`The archive is empty` : t`No matching tracks`}
        action={
          <Button component={Link} to="/catalog/tracks" variant="default">
            {t`Show all tracks`}
          </Button>
        }
      >
        {isArchive
          ? t`Archived tracks wait here until you bring them back.`
          : t`Nothing in your catalog matches this filter.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Upload your music`}
      action={<Button onClick={onUpload}>{t`Choose audio files`}</Button>}
    >
      <Trans>
        Drop files or a whole folder anywhere on this page. {ACCEPTED_AUDIO_LABEL}, up to {most} each. Uploads
        start right away and survive a reload.
      </Trans>
    </EmptyState>
  );
}
