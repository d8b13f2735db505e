import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { type Asks, openDemoStudio } from "./demoStudio.ts";
import { inventedNumbers, judge, type Verdict } from "./judge.ts";
import { LEARNT_WORDS } from "./learntWords.ts";
import { localeOf } from "./localeOf.ts";
import { QUESTIONS } from "./questions.ts";
import { type Asked, REWORDINGS } from "./rewordings.ts";

const VERDICTS: readonly Verdict[] = ["right", "asked back", "wrong", "not understood"];

/** Prints what becomes of the table of questions, of words that the rules have learnt from, and of words that they have not. `--show` lists what went wrong. */
const showsAll = process.argv.includes("--show");
const database = await openDatabase({});
await migrateToLatest(database.db);
const demo = await openDemoStudio(database);
let invented = 0;
await evaluate(
  "the table",
  QUESTIONS.map((asked) => ({ ...asked, asks: asked })),
);
await evaluate("learnt words", inTheirLanguage(LEARNT_WORDS));
await evaluate("other words, not looked at", inTheirLanguage(REWORDINGS));
console.log(`numbers that no read of the turn gave: ${invented}`);
await demo.close();

/** A question, what it is about, and the language in which it is asked. */
interface Asking {
  intent: string;
  locale: Locale;
  asks: Asks;
}

function inTheirLanguage(asked: readonly Asked[]): Asking[] {
  return asked.map(([question, intent, account]) => {
    const locale = localeOf(question);
    return { intent, locale, asks: { question, locale, ...(account && { account }) } };
  });
}

async function evaluate(name: string, set: readonly Asking[]): Promise<void> {
  const counted = new Map<Verdict, number>();
  for (const { intent, locale, asks } of set) {
    const { question, account, agent } = asks;
    const answer = await demo.ask({ question, locale, ...(account && { account }), ...(agent && { agent }) });
    const verdict = judge(answer, intent, locale);
    counted.set(verdict, (counted.get(verdict) ?? 0) + 1);
    invented += inventedNumbers(answer, locale).length;
    if (showsAll && verdict !== "right")
      console.log(`  ${verdict}: ${question} -> ${intent}\n    ${answer.text.split("\n")[0]}`);
  }
  const share = (verdict: Verdict) => Math.round(((counted.get(verdict) ?? 0) * 100) / set.length);
  const columns = VERDICTS.map((verdict) => `${verdict} ${counted.get(verdict) ?? 0} (${share(verdict)} %)`);
  console.log(`${name}: ${set.length} questions, ${columns.join(", ")}`);
}
