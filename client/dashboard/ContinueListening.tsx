import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { text } from "../../domain/words/refusal.ts";
import type { ContinueListening_viewer$key } from "../__generated__/ContinueListening_viewer.graphql.ts";
import { TrackShelf } from "../discover/TrackShelf.tsx";
import { useRefusal } from "../i18n/useRefusal.ts";
import { HeardHere } from "./HeardHere.tsx";

/** What the person heard last, on whichever device; without a history, what this device remembers by itself. */
export function ContinueListening({ viewer: viewerRef }: { viewer: ContinueListening_viewer$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const { preferences, recentlyPlayed } = useFragment(
    graphql`
      fragment ContinueListening_viewer on Viewer {
        preferences {
          listeningHistory
        }
        recentlyPlayed {
          id
          ...TrackShelf_tracks
        }
      }
    `,
    viewerRef,
  );
  if (!preferences.listeningHistory) return <HeardHere />;
  if (recentlyPlayed.length === 0)
    return (
      <section aria-labelledby="continue-listening">
        <h2 id="continue-listening">{said(text("plays.continueListening"))}</h2>
        <p className="discover-why">
          {t`What you play will wait here for you, on all your devices.`}{" "}
          <Anchor component={Link} to="/discover" inherit>{t`Discover music`}</Anchor>
        </p>
      </section>
    );
  return (
    <TrackShelf
      title={said(text("plays.continueListening"))}
      why={
        <Anchor component={Link} to="/library?tab=history" inherit>
          {said(text("plays.allYouHeard"))}
        </Anchor>
      }
      tracks={recentlyPlayed}
      isRow
    />
  );
}
