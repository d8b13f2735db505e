import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import type { SaidSongs_song$key } from "../__generated__/SaidSongs_song.graphql.ts";
import { useAiLabels } from "../catalog/useAiLabels.ts";

/** What songs say of AI, those together that say the same. */
export function SaidSongs({ heading, songs: songRefs }: { heading: string; songs: SaidSongs_song$key }) {
  const { t } = useLingui();
  const { parts, shares } = useAiLabels();
  const songs = useFragment(
    graphql`
      fragment SaidSongs_song on SaidSong @relay(plural: true) {
        title
        disclosure {
          vocals
          instrumentation
          composition
          lyrics
          postProduction
        }
      }
    `,
    songRefs,
  );
  // A record whose songs say the same says it once.
  const groups = [...Map.groupBy(songs, ({ disclosure }) => JSON.stringify(disclosure)).values()].map(
    (group) => ({ titles: byline(group.map(({ title }) => title)), disclosure: group[0]!.disclosure }),
  );
  return (
    <div>
      <h3>{heading}</h3>
      {songs.length === 0 && <p>{t`It is not there any more.`}</p>}
      {groups.map(({ titles, disclosure }) => {
        const touched = disclosure ? AI_PARTS.filter((part) => disclosure[part] !== "none") : [];
        return (
          <div key={titles}>
            {songs.length > 1 && <strong>{titles}</strong>}
            {!disclosure && <p>{t`Not told`}</p>}
            {disclosure && touched.length === 0 && <p>{t`People made all of it`}</p>}
            {touched.length > 0 && (
              <dl>
                {touched.map((part) => (
                  <div key={part}>
                    <dt>{parts[part]}</dt>
                    <dd>{shares[disclosure![part] as keyof typeof shares]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        );
      })}
    </div>
  );
}
