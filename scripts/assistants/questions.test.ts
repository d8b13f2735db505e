import { parse, validate } from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import { type Answered, openDemoStudio } from "./demoStudio.ts";
import { inventedNumbers, judge, type Verdict } from "./judge.ts";
import { LEARNT_WORDS } from "./learntWords.ts";
import { localeOf } from "./localeOf.ts";
import { QUESTIONS } from "./questions.ts";

let demo: Awaited<ReturnType<typeof openDemoStudio>>;
beforeAll(async () => {
  demo = await openDemoStudio();
});
afterAll(() => demo.close());

const documents = new Set<string>();
async function ask(asked: Parameters<typeof demo.ask>[0]): Promise<Answered> {
  const answer = await demo.ask(asked);
  for (const { document } of answer.reads) documents.add(document);
  return answer;
}

test.each(
  QUESTIONS.map((asked) => [`${asked.question} (${asked.agent ?? asked.account ?? "pam"})`, asked] as const),
)("%s", async (_, { intent, facts, link, ...asked }) => {
  const answer = await ask(asked);
  const shown = `${answer.text}\n${JSON.stringify(answer.chips)}`;
  expect([judge(answer, intent, asked.locale), shown]).toEqual(["right", shown]);
  for (const fact of facts)
    expect(answer.text.replaceAll("\\", "").replaceAll("\u00a0", " ")).toContain(fact);
  if (link) {
    const paths = [...answer.sources, ...answer.chips.filter((chip) => chip.kind === "open")].map(
      ({ path }) => path,
    );
    expect(paths.filter((path) => path.startsWith(link))).not.toEqual([]);
  }
  expect(inventedNumbers(answer, asked.locale)).toEqual([]);
  // Every mark points at a source, and every source is pointed at.
  const marks = new Set([...answer.text.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, mark]) => Number(mark)));
  expect([...marks].sort((a, b) => a - b)).toEqual(answer.sources.map((_, place) => place + 1));
});

test("words that the rules have learnt are understood, or asked back about, and seldom taken for something else", async () => {
  const became: Record<Verdict, string[]> = { right: [], "asked back": [], wrong: [], "not understood": [] };
  for (const [question, intent] of LEARNT_WORDS) {
    const locale = localeOf(question);
    const answer = await ask({ question, locale });
    became[judge(answer, intent, locale)].push(question);
    expect(inventedNumbers(answer, locale)).toEqual([]);
  }
  const most = LEARNT_WORDS.length;
  expect(became.right.length + became["asked back"].length).toBeGreaterThanOrEqual(most * 0.9);
  expect(became.wrong.length).toBeLessThanOrEqual(most * 0.05);
});

test("what an assistant reads, the API knows", () => {
  expect(documents.size).toBeGreaterThan(8);
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
});

test("what is refused is refused before anything is looked at", async () => {
  for (const question of ["Email my fans", "Paga a Ines su parte", "Delete all drafts"])
    expect((await ask({ question })).reads).toEqual([]);
});
