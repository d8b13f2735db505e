import { FAILURES, PROBE_MS, READ_BYTES, READ_ROWS } from "../../../domain/assistants/levels.ts";
import type { Assistant, Turn } from "../../providers/assistant.ts";
import { Circuit } from "./Circuit.ts";
import { Figures } from "./Figures.ts";
import { fitted } from "./fitted.ts";
import { ModelFailed } from "./ModelFailed.ts";
import { Sentences } from "./Sentences.ts";
import { withFallback } from "./withFallback.ts";

const READ = {
  ...{ total: 1200, price: "6.00 USD", day: "2027-03-12", time: "10:00", isrc: "QZLEV2600006" },
  rows: [{ loudness: -10.4, sharePercent: 75 }],
};

test.each([
  "You have 1200 songs.",
  "You have 1,200 songs.",
  "Tienes 1.200 canciones.",
  "It costs 6.00 dollars, 6,00 in Spain, or 6.",
  "It comes out on 12 March 2027 at 10:00.",
  "Its ISRC is QZLEV2600006 [14].",
  "3. It is at −10.4 LUFS.",
  "No number at all.",
])("%s stands in what was read", (sentence) => {
  const figures = new Figures();
  figures.take(READ);
  expect(figures.bears(sentence)).toBe(true);
});

test.each([
  "You have 1201 songs.",
  "It comes out on 13 March 2027.",
  "Its ISRC is QZLEV2600007.",
  "She has 80 %.",
  "You sold ٤٧ copies.",
  "3. And 4 more.",
])("%s does not", (sentence) => {
  const figures = new Figures();
  figures.take(READ);
  expect(figures.bears(sentence)).toBe(false);
});

test("sentences come whole, however they were cut; lines of lists and tables are one each", () => {
  const text = "One. Two [1]! Three? [2] 1. Not a list\n1. A list. With two.\n| a. b | 2.5 |\nThe end";
  for (const size of [1, 3, 7, 100]) {
    const sentences = new Sentences();
    const given: string[] = [];
    for (let at = 0; at < text.length; at += size) given.push(...sentences.push(text.slice(at, at + size)));
    given.push(...sentences.rest());
    expect(given.join("")).toBe(text);
    expect(given.slice(0, 3)).toEqual(["One. ", "Two [1]! ", "Three? [2] "]);
    expect(given).toContain("| a. b | 2.5 |\n");
    expect(given).not.toContain("1. ");
  }
});

test("an answer of a read has so many rows and bytes at most, and says how many it left out", () => {
  const many = Array.from({ length: 80 }, (_, place) => ({ place }));
  expect(fitted({ total: 80, rows: many })).toMatchObject({ total: 80, leftOut: 80 - READ_ROWS });
  const long = Array.from({ length: 30 }, () => ({ text: "é".repeat(3_000) }));
  const cut = fitted({ rows: long });
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(READ_BYTES);
  expect((cut.rows as unknown[]).length + (cut.leftOut as number)).toBe(30);
});

test("after five failures nobody asks, then one tries, and the first success lets everybody ask again", () => {
  let now = 0;
  const circuit = new Circuit(() => now);
  for (let failed = 0; failed < FAILURES; failed++) {
    expect(circuit.mayTry()).toBe(true);
    circuit.failed();
  }
  expect([circuit.isOpen, circuit.mayTry()]).toEqual([true, false]);
  now += PROBE_MS;
  expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, false]);
  circuit.failed();
  now += PROBE_MS - 1;
  expect(circuit.mayTry()).toBe(false);
  now += 1;
  expect(circuit.mayTry()).toBe(true);
  circuit.worked();
  expect([circuit.isOpen, circuit.mayTry(), circuit.mayTry()]).toEqual([false, true, true]);
});

test("a payer whose money is spent says nothing of a provider that is down: it stays spared", async () => {
  let now = 0;
  const circuit = new Circuit(() => now);
  for (let failed = 0; failed < FAILURES; failed++) circuit.failed();
  now += PROBE_MS;
  const assistant = (kind: "embedded" | "model", reply: Assistant["reply"]): Assistant => ({ kind, reply });
  const answering = withFallback({
    circuit,
    // biome-ignore lint/correctness/useYield: it gives no answer
    model: assistant("model", async function* () {
      throw new ModelFailed("spent");
    }),
    embedded: assistant("embedded", async function* () {
      yield { text: "By our own rules." };
    }),
    isOpenTo: async () => true,
  });
  const turn = { locale: "en", now: new Date("2027-01-04T09:00:00Z"), replyId: "1" } as Turn;
  let last: unknown;
  for await (const piece of answering.reply(turn, new AbortController().signal)) last = piece;
  expect(last).toEqual({ text: "By our own rules." });
  expect([circuit.isOpen, circuit.mayTry()]).toEqual([true, false]);
});
