import { useLingui } from "@lingui/react/macro";
import type { SplitIncome } from "../__generated__/SheetCard_sheet.graphql.ts";
import type { Money } from "../ui/useMoney.ts";
import { useSplitLabels } from "./useSplitLabels.ts";

interface Props {
  incomes: readonly SplitIncome[];
  effectiveFrom: string | null | undefined;
  recoup: { label: string; cap: Money; recouped?: Money; toName: string } | null | undefined;
}

/** What else a split says besides the shares, in sentences. */
export function SplitTerms({ incomes, effectiveFrom, recoup }: Props) {
  const { t } = useLingui();
  const { incomes: names, money, calendarDay } = useSplitLabels();
  const sentences: string[] = [];
  if (recoup) {
    const { label, toName } = recoup;
    const cap = money(recoup.cap);
    sentences.push(t`First, ${toName} gets back ${cap} spent on “${label}”. After that the shares apply.`);
    if (recoup.recouped) {
      const got = money(recoup.recouped);
      sentences.push(t`${got} of ${cap} has come back so far.`);
    }
  }
  if (incomes.length === 1) {
    const income = names[incomes[0]!].toLocaleLowerCase();
    sentences.push(t`Applies to ${income} only.`);
  }
  if (effectiveFrom) {
    const from = calendarDay(effectiveFrom);
    sentences.push(t`Applies to what is sold from ${from} on.`);
  }
  if (sentences.length === 0) return null;
  return (
    <ul className="splits-terms">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
