import { graphql, useLazyLoadQuery } from "react-relay";
import type { GenreShelvesQuery } from "../__generated__/GenreShelvesQuery.graphql.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";

/** The newest music genre by genre. */
export function GenreShelves() {
  const { labelOf } = useVocabularyContext();
  const { genreShelves } = useLazyLoadQuery<GenreShelvesQuery>(
    graphql`
      query GenreShelvesQuery {
        genreShelves(first: 4) {
          genre
          releases {
            id
            ...ReleaseCard_release
            ...PlayRelease_release
          }
        }
      }
    `,
    {},
  );
  return genreShelves.map(({ genre, releases }) => (
    <section key={genre} aria-labelledby={`genre-${genre}`}>
      <h2 id={`genre-${genre}`}>{labelOf("GENRE", genre)}</h2>
      <ul className="lv-shelf">
        {releases.map((release) => (
          <li key={release.id} className="lv-shelf-item">
            <ReleaseCard release={release} />
            <PlayRelease release={release} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
