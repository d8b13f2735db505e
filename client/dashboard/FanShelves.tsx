import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { FanShelvesQuery } from "../__generated__/FanShelvesQuery.graphql.ts";
import { TrackShelf } from "../discover/TrackShelf.tsx";
import { ContinueListening } from "./ContinueListening.tsx";
import { FollowedReleases } from "./FollowedReleases.tsx";

/** The charts go on in Discover. */
const SHOWN = 12;

/** A fan's own shelves, asked for at once: what they heard, what is new of whom they follow, what everybody hears. */
export function FanShelves() {
  const { t } = useLingui();
  const { viewer } = useLazyLoadQuery<FanShelvesQuery>(
    graphql`
      query FanShelvesQuery @preloadable {
        viewer {
          id
          ...ContinueListening_viewer
          ...FollowedReleases_viewer
          discover {
            charts {
              track {
                id
                ...TrackShelf_tracks
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const popular = viewer!.discover.charts.flatMap(({ track }) => track ?? []);
  return (
    <>
      <ContinueListening viewer={viewer!} />
      <FollowedReleases viewer={viewer!} />
      <TrackShelf
        title={t`Popular now`}
        why={
          <>
            {t`Played most in the last 28 days.`}{" "}
            <Anchor component={Link} to="/discover" inherit>{t`Discover more`}</Anchor>
          </>
        }
        tracks={popular.slice(0, SHOWN)}
      />
    </>
  );
}
