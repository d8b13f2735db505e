import { useLingui } from "@lingui/react/macro";
import { RangeSlider } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { type Dials, FASTEST, SLOWEST, tempoWithin, tempoWord } from "../../domain/discover/dials.ts";
import type { DigDials_discover$key } from "../__generated__/DigDials_discover.graphql.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

const STEP = 5;

interface Props {
  dials: Dials;
  discover: DigDials_discover$key;
}

/** Genre, mood and tempo to dig by, each with music in it; the address keeps them. */
export function DigDials({ dials, discover }: Props) {
  const { t } = useLingui();
  const { choose } = useAddressChoice();
  const { labelOf } = useVocabularyContext();
  const { hubs } = useFragment(
    graphql`
      fragment DigDials_discover on Discover {
        hubs {
          kind
          slug
        }
      }
    `,
    discover,
  );
  const [from, to] = dials.tempo ?? [SLOWEST, FASTEST];
  const [turned, setTurned] = useState<{ from: string | null; ends: [number, number] }>();
  // While it is dragged; what the address says counts again as soon as that is another.
  const ends = turned?.from === tempoWord(dials.tempo) ? turned.ends : ([from, to] as [number, number]);
  const lists = [
    { word: "genre", list: "GENRE", name: t`Genre`, chosen: dials.genre },
    { word: "mood", list: "MOOD", name: t`Mood`, chosen: dials.mood },
  ] as const;
  const slugsOf = (word: string, chosen: string | null) => {
    const slugs = hubs.filter(({ kind }) => kind === word).map(({ slug }) => slug);
    return chosen === null || slugs.includes(chosen) ? slugs : [...slugs, chosen];
  };
  return (
    <section className="dig-dials" aria-label={t`Dials`}>
      {lists.map(({ word, list, name, chosen }) => (
        <fieldset key={word}>
          <legend>{name}</legend>
          {slugsOf(word, chosen).map((slug) => (
            <button
              key={slug}
              type="button"
              className="discover-chip"
              aria-pressed={chosen === slug}
              onClick={() => choose({ [word]: chosen === slug ? null : slug })}
            >
              {labelOf(list, slug)}
            </button>
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend>
          {t`Tempo`}{" "}
          <span className="discover-why">
            {tempoWithin(...ends) ? t`${ends[0]} to ${ends[1]} BPM` : t`any`}
          </span>
        </legend>
        <RangeSlider
          className="dig-tempo"
          min={SLOWEST}
          max={FASTEST}
          step={STEP}
          minRange={STEP}
          label={null}
          value={ends}
          thumbFromLabel={t`Slowest, in beats per minute`}
          thumbToLabel={t`Fastest, in beats per minute`}
          onChange={(ends) => setTurned({ from: tempoWord(dials.tempo), ends })}
          onChangeEnd={(ends) => choose({ tempo: tempoWord(tempoWithin(...ends)) })}
        />
      </fieldset>
    </section>
  );
}
