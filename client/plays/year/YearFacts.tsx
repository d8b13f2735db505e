import { Plural, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { YearFacts_year$key } from "../../__generated__/YearFacts_year.graphql.ts";
import { useVocabularyContext } from "../../lexicon/useVocabularyContext.ts";
import { PlayAllButton } from "../../player/PlayAllButton.tsx";

interface Line {
  id: string;
  name: string;
  by?: string;
  path: string | null | undefined;
  plays: number;
}

/** The numbers of a year, and what was played most. */
export function YearFacts({ year: yearRef }: { year: YearFacts_year$key }) {
  const { t, i18n } = useLingui();
  const { labelOf } = useVocabularyContext();
  const found = useFragment(
    graphql`
      fragment YearFacts_year on YearInMusic {
        year
        plays
        minutes
        tracks
        artists
        topTracks {
          plays
          track {
            id
            title
            artistNames
            pagePath
          }
        }
        topArtists {
          plays
          artist {
            id
            name
            pagePath
          }
        }
        topGenres {
          plays
          slug
        }
      }
    `,
    yearRef,
  );
  const { year } = found;
  const facts = [
    [t`Plays`, found.plays],
    [t`Minutes at least`, found.minutes],
    [t`Songs`, found.tracks],
    [t`Artists`, found.artists],
  ] as const;
  const songs = found.topTracks.flatMap(({ plays, track }): Line[] =>
    track
      ? [{ plays, id: track.id, name: track.title, by: track.artistNames.join(", "), path: track.pagePath }]
      : [],
  );
  const artists = found.topArtists.flatMap(({ plays, artist }): Line[] =>
    artist ? [{ plays, id: artist.id, name: artist.name, path: artist.pagePath }] : [],
  );
  const genres = found.topGenres.map(
    ({ plays, slug }): Line => ({
      ...{ plays, id: slug, name: labelOf("GENRE", slug) },
      path: `/discover?${new URLSearchParams({ genre: slug })}`,
    }),
  );
  const lists = [
    [t`Artists of the year`, artists],
    [t`Songs of the year`, songs],
    [t`Genres of the year`, genres],
  ] as const;
  return (
    <>
      <dl className="year-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="year-lists">
        {lists.map(
          ([name, lines]) =>
            lines.length > 0 && (
              <section key={name} aria-label={name}>
                <h2>{name}</h2>
                <ol>
                  {lines.map(({ id, name, by, path, plays }) => (
                    <li key={id}>
                      <span>
                        {path ? (
                          <Anchor component={Link} to={path}>
                            {name}
                          </Anchor>
                        ) : (
                          <strong>{name}</strong>
                        )}
                        {by && <span className="year-dim">{by}</span>}
                      </span>
                      <span className="year-dim">
                        <Plural value={plays} one="# play" other="# plays" />
                      </span>
                    </li>
                  ))}
                </ol>
                {lines === songs && (
                  <div className="year-play">
                    <PlayAllButton trackIds={songs.map(({ id }) => id)} title={t`Your ${year} in music`} />
                  </div>
                )}
              </section>
            ),
        )}
      </div>
    </>
  );
}
