import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { AI_PARTS } from "../../../domain/catalog/aiDisclosure.ts";
import { INSTRUMENTAL, SUNG_LANGUAGES } from "../../../domain/catalog/languages.ts";
import type { Explicitness } from "../../../domain/catalog/recording.ts";
import { COUNTRIES } from "../../../domain/countries.ts";
import { useVocabularyContext } from "../../lexicon/useVocabularyContext.ts";
import { useAiLabels } from "../useAiLabels.ts";
import { useTrackLabels } from "../useTrackLabels.ts";
import type { DetailsField, DetailsForm } from "./detailsForm.ts";

/** What the details of a recording and their values are called in the person's language. */
export function useDetailsLabels() {
  const { t, i18n } = useLingui();
  const basic = useTrackLabels();
  const { shares, parts } = useAiLabels();
  const { choicesOf, labelOf, nameOf } = useVocabularyContext();
  const { countries, languages, languageName, countryName } = useMemo(() => {
    const regions = new Intl.DisplayNames([i18n.locale], { type: "region" });
    const tongues = new Intl.DisplayNames([i18n.locale], { type: "language" });
    const byLabel = (one: { label: string }, other: { label: string }) =>
      one.label.localeCompare(other.label, i18n.locale);
    return {
      countryName: (code: string) => regions.of(code) ?? code,
      languageName: (code: string) => tongues.of(code) ?? code,
      countries: COUNTRIES.map((code) => ({ value: code, label: regions.of(code) ?? code })).sort(byLabel),
      languages: SUNG_LANGUAGES.filter((code) => code !== INSTRUMENTAL)
        .map((code) => ({ value: code, label: tongues.of(code) ?? code }))
        .sort(byLabel),
    };
  }, [i18n.locale]);
  const explicitness: Record<Explicitness, string> = {
    none: t`Nothing explicit`,
    clean: t`Clean version`,
    explicit: t`Explicit`,
  };
  const labels: Record<string, string> = {
    ...basic.labels,
    versionTitle: t`Version`,
    subGenre: t`Sub-genre`,
    moods: t`Moods`,
    instruments: t`Instruments`,
    language: t`Language`,
    explicit: t`Explicit words`,
    pLineYear: t`Year of the ℗ line`,
    pLineOwner: t`Owner of the recording (℗)`,
    recordingYear: t`Year of recording`,
    recordingCountry: t`Country of recording`,
    isCover: t`Cover version`,
    coverLicence: t`Licence of the cover`,
    isLive: t`Live`,
    isRemix: t`Remix`,
    parent: t`Made from`,
    ai: t`Use of AI`,
    previewStart: t`Preview begins at (seconds)`,
    maxFreePlays: t`Free plays per listener`,
    price: t`Lowest price`,
    suggestedPrice: t`Suggested price`,
    isPriceFixed: t`Fixed price`,
    downloadAllowed: t`Download allowed`,
    creditsText: t`Credits as text`,
  };

  /** A value as people read it, for the dialog that shows two versions. */
  function shown(field: DetailsField, value: unknown): string {
    if (value === "" || value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    if (field === "moods") return (value as string[]).map((mood) => labelOf("MOOD", mood)).join(", ");
    if (field === "instruments")
      return (value as string[]).map((each) => labelOf("INSTRUMENT", each)).join(", ");
    if (field === "subGenre") return labelOf("GENRE", String(value));
    if (field === "language") return value === INSTRUMENTAL ? t`Instrumental` : languageName(String(value));
    if (field === "recordingCountry") return countryName(String(value));
    if (field === "explicit") return explicitness[value as Explicitness];
    if (field === "parent") return (value as { title: string }).title;
    if (field === "ai") {
      const ai = value as DetailsForm["ai"];
      return AI_PARTS.map((part) => `${parts[part]}: ${ai[part] ? shares[ai[part]] : "–"}`).join("\n");
    }
    return field in basic.labels ? basic.shown(field as never, value) : String(value);
  }

  const choice = (list: "MOOD" | "INSTRUMENT" | "GENRE", chosen: readonly string[]) =>
    choicesOf(list, chosen).map((term) => ({ value: term.slug, label: nameOf(term) }));
  return {
    ...basic,
    labels,
    shown,
    countries,
    /** Instrumental first: it is what cannot be typed. */
    languages: [{ value: INSTRUMENTAL, label: t`Instrumental` }, ...languages],
    explicitness: Object.entries(explicitness).map(([value, label]) => ({ value, label })),
    aiShares: Object.entries(shares).map(([value, label]) => ({ value, label })),
    aiParts: parts,
    choice,
  };
}
