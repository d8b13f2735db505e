import { isDay } from "../../releases/localTime.ts";
import { addDays, monthOf, weekOf } from "../../releases/planner/planDays.ts";
import { foldText } from "../../search/terms.ts";
import { MONTHS, NUMBERS, writtenDays } from "./saidDetails.ts";

/** Days of the calendar, the last among them. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Which days each way of saying it means, seen from a day; the first that is said counts. */
const SAID: readonly [said: RegExp, span: (today: string, found: RegExpExecArray) => DaySpan | null][] = [
  [/\b(?:yesterday|ayer)\b/, (today) => ({ from: addDays(today, -1), to: addDays(today, -1) })],
  [/\b(?:today|hoy)\b/, (today) => ({ from: today, to: today })],
  [
    /\b(?:last|past|previous|ultim[oa]s) (\d{1,3}|two|dos|three|tres|four|cuatro) (day|dia|week|semana|month|mes)/,
    (today, [, count, unit]) => lastOf(today, NUMBERS[count!] ?? Number(count), unit!),
  ],
  [
    /\b(?:this week|(?:esta|la) semana actual|esta semana)\b/,
    (today) => ({ from: weekOf(today), to: today }),
  ],
  [
    /\b(?:last|past|previous) week\b|\b(?:semana pasada|ultima semana|semana anterior)\b/,
    (today) => ({ from: addDays(weekOf(today), -7), to: addDays(weekOf(today), -1) }),
  ],
  [/\b(?:this month|este mes)\b/, (today) => ({ from: monthOf(today), to: today })],
  [
    /\b(?:last|past|previous) month\b|\b(?:mes pasado|ultimo mes|mes anterior)\b/,
    (today) => wholeMonth(monthOf(today, -1)),
  ],
  [/\b(?:this year|este ano)\b/, (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today })],
  [
    /\b(?:last|past|previous) year\b|\b(?:ano pasado|ultimo ano|ano anterior)\b/,
    (today) => wholeYear(Number(today.slice(0, 4)) - 1),
  ],
];

/** A month alone, behind a word that leads to it: "of October", "en octubre de 2025". */
const MONTH =
  /\b(?:in|of|for|from|during|en|de|del|para|durante) ([a-z]+)(?:,? (?:of |de |del )?(\d{4}))?\b/g;
const FROM_THEN_ON = /\b(?:since|desde|from|a partir)\b/;

/** The days that a question about the past names: "last week", "en octubre", "since 1 March", "from 1 to…". Null where it names none. */
export function spanSaid(said: string, today: string): DaySpan | null {
  const folded = foldText(said);
  for (const [pattern, span] of SAID) {
    const found = pattern.exec(folded);
    if (found) return span(today, found);
  }
  return spanOfDays(said, folded, today) ?? monthSaid(folded, today);
}

function spanOfDays(said: string, folded: string, today: string): DaySpan | null {
  const iso = (said.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).filter(isDay);
  const written = writtenDays(folded).map(({ year, monthDay }) => {
    const thisYear = today.slice(0, 4);
    const before = String(Number(thisYear) - 1);
    // What is asked about has been: without a year it is the last such day.
    return (year ? [year] : [thisYear, before])
      .map((of) => `${of}${monthDay}`)
      .find((day) => isDay(day) && (year || day <= today));
  });
  const days = [...iso, ...written.filter((day) => day !== undefined)].sort();
  const [first] = days;
  if (!first) return null;
  if (days.length > 1) return { from: first, to: days.at(-1)! };
  return { from: first, to: FROM_THEN_ON.test(folded) && first < today ? today : first };
}

function monthSaid(folded: string, today: string): DaySpan | null {
  for (const [, name, year] of folded.matchAll(MONTH)) {
    const place = MONTHS.findIndex((names) => names.includes(name!));
    if (place < 0) continue;
    const inYear = (of: number) => `${of}-${String(place + 1).padStart(2, "0")}-01`;
    const thisYear = Number(today.slice(0, 4));
    return wholeMonth(
      year ? inYear(Number(year)) : inYear(inYear(thisYear) <= today ? thisYear : thisYear - 1),
    );
  }
  return null;
}

function lastOf(today: string, count: number, unit: string): DaySpan | null {
  if (count < 1) return null;
  if (/^[wsd]/.test(unit))
    return { from: addDays(today, 1 - count * (unit.startsWith("d") ? 1 : 7)), to: today };
  return { from: monthOf(today, 1 - count), to: today };
}

function wholeMonth(first: string): DaySpan {
  return { from: first, to: addDays(monthOf(first, 1), -1) };
}

function wholeYear(year: number): DaySpan {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
