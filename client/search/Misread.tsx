import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { choosableTerms } from "../../domain/lexicon/currentVocabulary.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { guessesIn } from "../../domain/search/guesses.ts";
import { type Misread as Field, misreadIn } from "../../domain/search/query.ts";
import { useFacetLabels } from "./useFacetLabels.ts";
import { useLanguage } from "./useLanguage.ts";

/** Names of a list that are told; the others stand in the filters. */
const TOLD = 8;

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Says of filters that could not be read what they would take, or what was probably meant. They were searched for as words. */
export function Misread({ text, onText }: Props) {
  const { t } = useLingui();
  const { titleOf } = useFacetLabels();
  const language = useLanguage();
  const namesOf = (key: VocabularyKey) =>
    choosableTerms(key)
      .slice(0, TOLD)
      .map(({ label }) => label[language])
      .join(", ");
  const [genres, moods] = [namesOf("GENRE"), namesOf("MOOD")];
  const takes: Record<Field["facet"], string> = {
    genre: t`a genre, such as ${genres}`,
    mood: t`a mood, such as ${moods}`,
    bpm: t`a number or two, such as 120-140`,
    key: t`a key, such as Am, F# or 8A`,
    year: t`a year or two, such as 2020-2024`,
    type: t`track, single, ep, album, artist, digital, physical or post`,
    price: t`an amount, such as <10 or 5-20`,
    ai: t`none, assisted or generated, or a part such as vocals or lyrics`,
    isrc: t`a code or the start of one, such as QZ-ABC-26-00007`,
  };
  const guesses = guessesIn(text);
  const unknown = misreadIn(text).filter(
    ({ value }) => !guesses.some(({ written }) => written.includes(value)),
  );
  // Beside the number of results, which is the one status of the search.
  return (
    <div aria-live="polite" className="search-misread">
      {unknown.map(({ facet, value }) => {
        const title = facet === "isrc" ? "ISRC" : facet === "ai" ? t`Use of AI` : titleOf(facet);
        const expected = takes[facet];
        return <p key={`${facet}:${value}`}>{t`“${value}” does not work with ${title}. Use ${expected}.`}</p>;
      })}
      {guesses.map(({ written, meant }) => (
        <p key={written}>
          {t`“${written}” is not a filter.`}{" "}
          <Button variant="subtle" size="compact-md" onClick={() => onText(text.replace(written, meant))}>
            {t`Did you mean “${meant}”?`}
          </Button>
        </p>
      ))}
    </div>
  );
}
