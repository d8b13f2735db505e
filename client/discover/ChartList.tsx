import { Plural, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ChartList_places$key } from "../__generated__/ChartList_places.graphql.ts";
import { LikeButton } from "../library/LikeButton.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { PlayButton } from "../player/PlayButton.tsx";
import { Cover } from "../ui/Cover.tsx";
import { RadioButton } from "./RadioButton.tsx";

/** What is played most, numbered. Nothing before anything was played. */
export function ChartList({ places: placesRef }: { places: ChartList_places$key }) {
  const { t } = useLingui();
  const found = useFragment(
    graphql`
      fragment ChartList_places on ChartPlace @relay(plural: true) {
        plays
        track {
          id
          title
          artistNames
          coverUrl
          pagePath
          isLiked
        }
      }
    `,
    placesRef,
  );
  const places = found.flatMap(({ plays, track }) => (track ? [{ plays, track }] : []));
  if (places.length === 0) return null;
  const queue = places.map(({ track }) => track.id);
  return (
    <section aria-labelledby="discover-charts">
      <div className="discover-row-head">
        <h2 id="discover-charts">{t`Charts`}</h2>
        <PlayAllButton trackIds={queue} title={t`Charts`} />
      </div>
      <p className="discover-why">{t`Played most in the last 28 days.`}</p>
      <ol className="discover-chart">
        {places.map(({ plays, track: { id, title, artistNames, coverUrl, pagePath, isLiked } }, at) => (
          <li key={id}>
            <span className="discover-place" aria-hidden>
              {at + 1}
            </span>
            <PlayButton trackId={id} title={title} queue={queue} />
            <Cover src={coverUrl} alt="" size={48} />
            <span className="discover-words">
              {pagePath ? (
                <Anchor component={Link} to={pagePath}>
                  {title}
                </Anchor>
              ) : (
                <strong>{title}</strong>
              )}
              <span>{artistNames.join(", ")}</span>
            </span>
            <span className="discover-plays">
              <Plural value={plays} one="# play" other="# plays" />
            </span>
            <RadioButton id={id} title={title} />
            <LikeButton id={id} title={title} isLiked={isLiked} />
          </li>
        ))}
      </ol>
    </section>
  );
}
