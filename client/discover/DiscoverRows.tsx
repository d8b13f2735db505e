import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { DiscoverRows_discover$key } from "../__generated__/DiscoverRows_discover.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ChartList } from "./ChartList.tsx";
import { CuratedRow } from "./CuratedRow.tsx";
import { TrackShelf } from "./TrackShelf.tsx";

interface Props {
  discover: DiscoverRows_discover$key;
  /** Whether no genre and no mood is chosen. */
  isWhole: boolean;
}

/** The rows of covers and the charts; those that would be empty are left out. */
export function DiscoverRows({ discover: discoverRef, isWhole }: Props) {
  const { t } = useLingui();
  const { forYou, curated, rising, newest, near, charts } = useFragment(
    graphql`
      fragment DiscoverRows_discover on Discover {
        forYou {
          isLiked
          isByLists
          because {
            id
            title
          }
          tracks {
            id
            ...TrackShelf_tracks
          }
        }
        curated {
          listId
          ...CuratedRow_shelf
        }
        rising {
          id
          ...TrackShelf_tracks
        }
        newest {
          id
          ...TrackShelf_tracks
        }
        near {
          region
          tracks {
            id
            ...TrackShelf_tracks
          }
        }
        charts {
          plays
          track {
            id
          }
          ...ChartList_places
        }
      }
    `,
    discoverRef,
  );
  if (charts.length + newest.length + rising.length + forYou.length + curated.length === 0)
    return (
      <EmptyState title={t`Nothing to show yet`}>
        {isWhole
          ? t`As soon as music is out and people play it, it shows up here.`
          : t`No music like that was out or played lately. Choose something else, or dig for it.`}
      </EmptyState>
    );
  return (
    <>
      {forYou.map(({ because, isLiked, isByLists, tracks }) => {
        const title = because?.title ?? "";
        return (
          <TrackShelf
            key={`${because?.id ?? "gone"} ${isByLists}`}
            title={
              isByLists
                ? t`Because playlists put it next to “${title}”`
                : isLiked
                  ? t`Because you like “${title}”`
                  : t`Because you played “${title}”`
            }
            why={
              isByLists
                ? t`Listeners put them together in lists that everybody may read.`
                : t`Played by the same people, or close to it in genre, mood and tempo.`
            }
            tracks={tracks}
          />
        );
      })}
      {isWhole && forYou.length === 0 && (
        <p className="discover-why">{t`Like or play a few tracks, and rows of your own appear here.`}</p>
      )}
      {curated.map((shelf) => (
        <CuratedRow key={shelf.listId} shelf={shelf} />
      ))}
      <TrackShelf
        title={t`Rising`}
        why={t`Played more in the last 7 days than in the 7 before.`}
        tracks={rising}
      />
      <TrackShelf title={t`New`} why={t`Out in the last 90 days, the newest first.`} tracks={newest} />
      {near && (
        <TrackShelf
          title={t`Near you: ${near.region}`}
          why={
            <>
              {t`By artists from the place in your profile.`}{" "}
              <Anchor component={Link} to="/profile" inherit>{t`Change it`}</Anchor>
            </>
          }
          tracks={near.tracks}
        />
      )}
      <ChartList places={charts} />
    </>
  );
}
