import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { aiPartOf, type ColumnKey, columnOf } from "../../../domain/catalog/table/trackColumns.ts";
import { folded } from "../../../domain/lexicon/vocabulary.ts";
import { completedChoice } from "../completedChoice.ts";
import { useDetailsLabels } from "../page/useDetailsLabels.ts";

interface Choice {
  value: string;
  label: string;
}

/** What the columns of the sheet and their values are called in the person's language. */
export function useColumnLabels() {
  const { t, i18n } = useLingui();
  const words = useDetailsLabels();
  const { labels, aiParts } = words;
  const own: Partial<Record<ColumnKey, string>> = {
    mood: labels.mood!,
    furtherMoods: t`Further moods`,
    recordingYear: t`Recorded in`,
    recordingCountry: t`Recorded where`,
    pLineYear: t`℗ year`,
    pLineOwner: t`℗ owner`,
    explicit: t`Explicit`,
    previewStartMs: t`Preview from`,
    maxFreePlays: t`Free plays`,
    priceMinor: t`Price`,
    suggestedPriceMinor: labels.suggestedPrice!,
  };
  const label = (column: ColumnKey): string => {
    const part = aiPartOf(column);
    if (part) return `${t`AI`}: ${aiParts[part]}`;
    return own[column] ?? labels[column] ?? column;
  };
  const yesNo = [
    { value: "yes", label: t`Yes` },
    { value: "no", label: t`No` },
  ];
  function choices(column: ColumnKey): readonly Choice[] {
    const { kind, vocabulary } = columnOf(column);
    if (kind === "yesNo") return yesNo;
    if (aiPartOf(column)) return words.aiShares;
    if (column === "visibility") return words.visibilities;
    if (column === "explicit") return words.explicitness;
    if (column === "language") return words.languages;
    if (column === "recordingCountry") return words.countries;
    if (column === "key") return words.keys;
    if (kind === "choice" && vocabulary) return words.choice(vocabulary as "GENRE" | "MOOD", []);
    return [];
  }
  // Asked for every cell that is drawn: looked up, not searched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  const tables = useMemo(() => new Map<string, ReadonlyMap<string, string>>(), [i18n.locale]);
  const table = (column: ColumnKey, isByLabel: boolean) => {
    const name = `${column} ${isByLabel}`;
    const made =
      tables.get(name) ??
      new Map(
        choices(column).map(({ value, label }) => (isByLabel ? [folded(label), value] : [value, label])),
      );
    tables.set(name, made);
    return made;
  };
  return {
    label,
    choices,
    /** The text of a cell as the person reads it. */
    shown: (column: ColumnKey, text: string): string => table(column, false).get(text) ?? text,
    /** What was typed or pasted, as the cell keeps it. */
    entered: (column: ColumnKey, text: string): string => table(column, true).get(folded(text)) ?? text,
    /** What was typed letter by letter: the beginning of a word is enough. */
    typed: (column: ColumnKey, text: string): string => completedChoice(text, choices(column)) ?? text,
  };
}
export type ColumnLabels = ReturnType<typeof useColumnLabels>;
