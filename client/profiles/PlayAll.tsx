import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router";
import type { PlayAll_profile$key } from "../__generated__/PlayAll_profile.graphql.ts";
import { keepPendingPlace } from "../accounts/pendingPlace.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { playTrack } from "../player/playTrack.ts";

/** Plays everything of an artist, the newest release first. A visitor is shown the way in. */
export function PlayAll({ profile: profileRef }: { profile: PlayAll_profile$key }) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const { pathname } = useLocation();
  const { playable } = useFragment(
    graphql`
      fragment PlayAll_profile on Profile {
        playable: releases(first: 10) {
          edges {
            node {
              tracks(first: 30) {
                edges {
                  node {
                    id
                  }
                }
              }
            }
          }
        }
      }
    `,
    profileRef,
  );
  const queue = playable.edges.flatMap(({ node }) => node.tracks.edges.map(({ node: track }) => track.id));
  const [first] = queue;
  if (!first) return null;
  if (!viewer) {
    return (
      <Button
        component={Link}
        to="/auth?type=signup"
        onClick={() => keepPendingPlace(pathname)}
        leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
      >
        {t`Join to listen`}
      </Button>
    );
  }
  return (
    <Button
      onClick={() => playTrack(first, queue)}
      leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
    >
      {t`Play all`}
    </Button>
  );
}
