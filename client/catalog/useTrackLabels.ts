import { useLingui } from "@lingui/react/macro";
import { formatIsrc } from "../../domain/catalog/isrc.ts";
import { MUSICAL_KEYS } from "../../domain/catalog/musicalKey.ts";
import type { Visibility } from "../../domain/catalog/track.ts";
import { VISIBILITY_NAMES } from "../../domain/catalog/trackNames.ts";
import type { Term } from "../../domain/lexicon/vocabulary.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import type { TrackField } from "./trackFields.ts";

interface Choice {
  value: string;
  label: string;
}

/** What the fields of a track and their values are called in the person's language. */
export function useTrackLabels() {
  const { t } = useLingui();
  const said = useRefusal();
  const { termsOf, choicesOf, labelOf, nameOf } = useVocabularyContext();
  const choice = (term: Term): Choice => ({ value: term.slug, label: nameOf(term) });
  const visibility: Record<Visibility, string> = {
    private: said(VISIBILITY_NAMES.private),
    unlisted: said(VISIBILITY_NAMES.unlisted),
    public: said(VISIBILITY_NAMES.public),
  };
  const labels: Record<TrackField, string> = {
    title: t`Title`,
    artistNames: t`Artists`,
    genre: t`Genre`,
    mood: t`Mood`,
    bpm: t`BPM`,
    key: t`Key`,
    isrc: t`ISRC`,
    visibility: t`Visibility`,
  };
  /** A value as the list shows it; empty where nothing is known. */
  function shown(field: TrackField, value: unknown): string {
    if (value === null || value === undefined || value === "") return "";
    if (field === "artistNames") return (value as readonly string[]).join(", ");
    if (field === "genre") return labelOf("GENRE", String(value));
    if (field === "mood") return labelOf("MOOD", String(value));
    if (field === "visibility") return visibility[value as Visibility];
    if (field === "isrc") return formatIsrc(String(value));
    return String(value);
  }
  return {
    labels,
    shown,
    genres: termsOf("GENRE").map(choice),
    moods: termsOf("MOOD").map(choice),
    /** What a track may be given that has `chosen` now. */
    genresBeside: (chosen: string) => choicesOf("GENRE", [chosen]).map(choice),
    moodsBeside: (chosen: string) => choicesOf("MOOD", [chosen]).map(choice),
    keys: MUSICAL_KEYS.map((key): Choice => ({ value: key, label: key })),
    visibilities: Object.entries(visibility).map(([value, label]): Choice => ({ value, label })),
  };
}
