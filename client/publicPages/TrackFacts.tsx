import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { facetLabel } from "../../domain/search/facetLabels.ts";
import type { TrackFacts_track$key } from "../__generated__/TrackFacts_track.graphql.ts";
import { useLanguage } from "../search/useLanguage.ts";
import { usePrice } from "./usePrice.ts";

/** What a track is, in a few words. */
export function TrackFacts({ track: trackRef }: { track: TrackFacts_track$key }) {
  const { t } = useLingui();
  const language = useLanguage();
  const track = useFragment(
    graphql`
      fragment TrackFacts_track on Track {
        genre
        mood
        bpm
        key
        isrc
        pLineYear
        pLineOwner
        priceMinor
        isPriceFixed
        currency
      }
    `,
    trackRef,
  );
  const { genre, mood, bpm, key, isrc } = track;
  const price = usePrice(track);
  const pLine = [track.pLineYear, track.pLineOwner].filter(Boolean).join(" ");
  const facts: [string, string | number | null | undefined][] = [
    [t`Genre`, genre && facetLabel("genre", genre, language)],
    [t`Mood`, mood && facetLabel("mood", mood, language)],
    [t`BPM`, bpm],
    [t`Key`, key],
    [t`ISRC`, isrc],
    [t`Price`, price],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0 && !pLine) return null;
  return (
    <section aria-labelledby="public-page-facts">
      <h2 id="public-page-facts">{t`About this track`}</h2>
      <dl className="public-page-facts">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pLine && <p className="public-page-dim">℗ {pLine}</p>}
    </section>
  );
}
