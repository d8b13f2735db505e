import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { dialsIn } from "../../domain/discover/dials.ts";
import type { DigScreenQuery } from "../__generated__/DigScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { DigCard } from "./DigCard.tsx";
import { DigDials } from "./DigDials.tsx";
import { useDig } from "./useDig.ts";
import "./discover.css";

/** One track at a time, by the dials. Nothing plays until it is pressed. */
export function DigScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const dials = dialsIn(address);
  const { viewer } = useScreenQuery<DigScreenQuery>(graphql`
    query DigScreenQuery($genre: String, $mood: String, $tempoFrom: Int, $tempoTo: Int) @preloadable {
      viewer {
        id
        discover(genre: $genre, mood: $mood) {
          ...DigDials_discover
          dig(tempoFrom: $tempoFrom, tempoTo: $tempoTo) {
            id
            ...DigCard_track
          }
        }
      }
    }
  `);
  const first = viewer!.discover.dig;
  const { track, skip, back, isAsking } = useDig(first, dials);
  return (
    <div className="discover dig">
      <header className="discover-head">
        <PageTitle title={t`Dig`} />
        <Button component={Link} to="/discover" variant="default">
          {t`All of Discover`}
        </Button>
      </header>
      <DigDials dials={dials} discover={viewer!.discover} />
      {track ? (
        <DigCard key={track.id} track={track} onSkip={skip} onBack={back} isAsking={isAsking} />
      ) : (
        <EmptyState
          title={t`That was everything`}
          action={
            <Button component={Link} to="/discover/dig" variant="default">
              {t`Dig for anything`}
            </Button>
          }
        >
          {t`Nothing else fits these dials. Turn them, and dig on.`}
        </EmptyState>
      )}
    </div>
  );
}
