import type { Locale } from "../../domain/accounts/locales.ts";
import { dayIn } from "../../domain/assistants/grammar/saidDetails.ts";
import { spanSaid } from "../../domain/assistants/grammar/saidSpan.ts";
import { POST_MOMENTS, WEEK_DAYS } from "../../domain/assistants/postMoments.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { seedSteps } from "../../domain/milestones/seedTemplate.ts";
import { squeezed } from "../../domain/milestones/squeeze.ts";
import { COUNTS_AFTER_MS, firstDayShown } from "../../domain/plays/play.ts";
import { addDays, daysBetween } from "../../domain/releases/planner/planDays.ts";
import type { Code } from "../../domain/words/catalogue.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Answered } from "./demoStudio.ts";

/** What became of a question. */
export type Verdict = "right" | "asked back" | "wrong" | "not understood";

/** Reads an answer as a person does: by its head, or by the two buttons of a question back. */
export function judge(
  { text: said, chips }: Pick<Answered, "text" | "chips">,
  intent: string,
  locale: Locale,
): Verdict {
  const words = (code: string) => textIn(locale, { code: code as Code, params: {} });
  const isUnknown = said === textIn(locale, text("assistants.answer.unknown"));
  if (isUnknown) return intent === "-" ? "right" : "not understood";
  if (intent === "-") return "wrong";
  const about = words(`assistants.about.${intent}`);
  if (said === textIn(locale, text("assistants.answer.whichOne")))
    return chips.some(({ label }) => label === about || label.startsWith(`${about} · `))
      ? "asked back"
      : "wrong";
  return said.startsWith(`**${about}**`) || said.startsWith(`**${about} · `) ? "right" : "wrong";
}

/** The numbers of an answer that stand in no read of its turn, nor follow from one by counting, adding or subtracting. */
export function inventedNumbers(
  { text: said, reads, question, askedAt }: Answered,
  locale: Locale,
): string[] {
  const [, ...body] = said.replace(/\[\d+\]/g, "").split("\n");
  const given = givenNumbers([...reads.map(({ data }) => data), question, ...daysOf(question, askedAt)]);
  const written = body
    .map((line) => line.replace(/^\d+\. /, ""))
    .join("\n")
    .match(/\d[\d.,]*\d|\d/g);
  return (written ?? []).filter((number) => !given.has(figureOf(number, locale)) && !SPOKEN.has(number));
}

/** The days that a question asks about, or the day that it names, how far away it is, and the days that a plan counts back from it. */
function daysOf(question: string, askedAt: Date): unknown[] {
  const today = askedAt.toISOString().slice(0, 10);
  const releaseDay = dayIn(question, { from: today, today });
  const span = spanSaid(question, today) ?? { from: firstDayShown(askedAt), to: today };
  if (!releaseDay) return [span];
  const steps = [...seedSteps(), ...squeezed(seedSteps(), { today, releaseDay })];
  return [
    span,
    daysBetween(today, releaseDay),
    releaseDay,
    ...steps.map(({ offsetDays }) => addDays(releaseDay, offsetDays)),
  ];
}

/** Numbers of our own words, about nobody: the size that shops ask for, the seconds from which a play counts, and whom to call. */
const SPOKEN = new Set(["3000", String(COUNTS_AFTER_MS / 1000), "112", "911"]);

function figureOf(written: string, locale: Locale): number {
  const [group, point] = locale === "es" ? [".", ","] : [",", "."];
  return Number(written.replaceAll(group, "").replace(point, "."));
}

function givenNumbers(given: unknown): Set<number> {
  const numbers = new Set<number>();
  const add = (value: number) => [value, value / 100].forEach((it) => void numbers.add(it));
  (function walk(value: unknown) {
    if (typeof value === "number") add(value);
    if (typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value))
      for (const day of daysFrom(value)) add(day);
    if (typeof value === "string")
      for (const digits of value.match(/\d+(?:\.\d+)?/g) ?? []) {
        add(Number(digits));
        // A time of day as it is written, and a date without its zeros.
        numbers.add(Number(digits.replace(/^0+/, "")));
      }
    if (Array.isArray(value)) {
      for (let count = 0; count <= value.length; count++) numbers.add(count);
      const sums = new Map<string, number>();
      for (const item of value)
        for (const [name, part] of Object.entries(item ?? {}))
          if (typeof part === "number") sums.set(name, (sums.get(name) ?? 0) + part);
      for (const [name, sum] of sums) {
        add(sum);
        if (name.endsWith("Bp")) add(10_000 - sum);
      }
    }
    if (value && typeof value === "object") for (const part of Object.values(value)) walk(part);
  })(given);
  return numbers;
}

/** The days that answers count from a day: those of posts, and a week later. */
function daysFrom(day: string): number[] {
  const from = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return [...Object.values(POST_MOMENTS), WEEK_DAYS].flatMap((days) => {
    const at = new Date(from + days * DAY_MS);
    return [at.getUTCDate(), at.getUTCFullYear()];
  });
}
