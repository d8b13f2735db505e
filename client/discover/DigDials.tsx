import { useLingui } from "@lingui/react/macro";
import { RangeSlider } from "@mantine/core";
import { useState } from "react";
import { type Dials, FASTEST, SLOWEST, tempoWithin, tempoWord } from "../../domain/discover/dials.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

const STEP = 5;

/** Genre, mood and tempo to dig by; the address keeps them. */
export function DigDials({ dials }: { dials: Dials }) {
  const { t } = useLingui();
  const { choose } = useAddressChoice();
  const { choicesOf, nameOf } = useVocabularyContext();
  const [from, to] = dials.tempo ?? [SLOWEST, FASTEST];
  const [turned, setTurned] = useState<{ from: string | null; ends: [number, number] }>();
  // While it is dragged; what the address says counts again as soon as that is another.
  const ends = turned?.from === tempoWord(dials.tempo) ? turned.ends : ([from, to] as [number, number]);
  const lists = [
    { word: "genre", list: "GENRE", name: t`Genre`, chosen: dials.genre },
    { word: "mood", list: "MOOD", name: t`Mood`, chosen: dials.mood },
  ] as const;
  return (
    <section className="dig-dials" aria-label={t`Dials`}>
      {lists.map(({ word, list, name, chosen }) => (
        <fieldset key={word}>
          <legend>{name}</legend>
          {choicesOf(list).map((term) => (
            <button
              key={term.slug}
              type="button"
              className="discover-chip"
              aria-pressed={chosen === term.slug}
              onClick={() => choose({ [word]: chosen === term.slug ? null : term.slug })}
            >
              {nameOf(term)}
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
