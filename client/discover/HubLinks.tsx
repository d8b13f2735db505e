import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { HubLinks_discover$key } from "../__generated__/HubLinks_discover.graphql.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";

interface Props {
  discover: HubLinks_discover$key;
  /** What is chosen, by slug. */
  genre: string | null;
  mood: string | null;
}

/** Genres and moods with how much music there is; one of each can be chosen, and pressed again it is chosen no longer. */
export function HubLinks({ discover, genre, mood }: Props) {
  const { t, i18n } = useLingui();
  const { labelOf } = useVocabularyContext();
  const { hubs } = useFragment(
    graphql`
      fragment HubLinks_discover on Discover {
        hubs {
          kind
          slug
          tracks
        }
      }
    `,
    discover,
  );
  const lists = [
    { kind: "genre", list: "GENRE", name: t`Genres`, chosen: genre, other: { mood } },
    { kind: "mood", list: "MOOD", name: t`Moods`, chosen: mood, other: { genre } },
  ] as const;
  return (
    <nav className="discover-hubs" aria-label={t`Genres and moods`}>
      {lists.map(({ kind, list, name, chosen, other }) => (
        <ul key={kind} aria-label={name}>
          {hubs
            .filter((hub) => hub.kind === kind)
            .map(({ slug, tracks }) => (
              <li key={slug}>
                <Link
                  className="discover-chip"
                  aria-current={chosen === slug || undefined}
                  preventScrollReset
                  to={{ search: searchOf({ ...other, [kind]: chosen === slug ? null : slug }) }}
                >
                  {labelOf(list, slug)} <span>{i18n.number(tracks)}</span>
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}

function searchOf(words: Readonly<Record<string, string | null | undefined>>): string {
  return new URLSearchParams(
    Object.entries(words).flatMap(([name, word]) => (word ? [[name, word]] : [])),
  ).toString();
}
