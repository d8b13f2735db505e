import { textIn } from "../../words/textIn.ts";
import type { Named } from "./linkNames.ts";
import { FAN_RULES, type Intent, STUDIO_RULES } from "./rules.ts";
import { understand } from "./understand.ts";

const named = (kind: Named["kind"], name: string, aliases: string[] = []): Named => ({
  kind,
  id: name,
  name,
  aliases,
});
const THINGS = [
  named("release", "Tidal Memory (Deluxe)", ["Deluxe"]),
  named("release", "Tidal Memory"),
  named("track", "Tidal Memory"),
  named("track", "Receipts"),
  named("release", "Northern Hours"),
];
const read = (question: string, isFan = false) =>
  understand(question, { agent: "pam", isFan, things: THINGS });

const OF_STUDIO = Object.keys(STUDIO_RULES) as Intent[];
const OF_FANS = Object.keys(FAN_RULES) as Intent[];
const BUTTONS = (["en", "es"] as const).flatMap((locale) =>
  [
    ...OF_STUDIO.map((intent) => [intent, false] as const),
    ...OF_FANS.map((intent) => [intent, true] as const),
  ].map(
    ([intent, isFan]) =>
      [textIn(locale, { code: `assistants.try.${intent}`, params: {} }), intent, isFan] as const,
  ),
);

test.each(BUTTONS)("the button that asks “%s” is understood", (question, intent, isFan) => {
  // A button that finds something names it.
  const { certainty, intents } = read(intent === "find" ? `${question} Receipts` : question, isFan);
  expect([certainty, intents[0]]).toEqual(["sure", intent]);
});

test("the longest name counts, and a song and its album of one name are both meant", () => {
  expect(read("What is missing in the Tidal Memory (Deluxe)?").named.map(({ name }) => name)).toEqual([
    "Tidal Memory (Deluxe)",
  ]);
  expect(
    read("¿Qué le falta a TIDAL MEMORY?")
      .named.map(({ kind }) => kind)
      .sort(),
  ).toEqual(["release", "track"]);
});

test("a title is no question: a song called Receipts asks for no money", () => {
  expect(read("Who wrote Receipts?").intents[0]).toBe("splits");
  expect(read("Receipts").certainty).toBe("unknown");
});

test("a slip of the finger is forgiven, a greeting before a question is no greeting", () => {
  expect(read("waht is mising in Northern Hours").intents[0]).toBe("missing");
  expect(read("Hello, what is late?").intents[0]).toBe("late");
});

test("what nobody can know is not guessed", () => {
  for (const question of ["What is the capital of France?", "tell me a joke", "cuéntame un chiste", ""])
    expect(read(question).certainty).toBe("unknown");
});

test.each([
  "What's the weather like today?",
  "Who won the match?",
  "Write me a python script",
  "How much does an iPhone cost?",
  "What's your favourite colour?",
  "¿Quién ganó el partido?",
  "¿Cuánto cuesta un coche?",
  "Recomiéndame un restaurante",
])("“%s” has words of ours and is about something else", (question) =>
  expect(read(question).certainty).toBe("unknown"),
);

test("words that stand together say what they do not say alone", () => {
  expect(read("When does my trial run out?").intents[0]).toBe("plan");
  expect(read("¿Hay pedidos por enviar?").intents[0]).toBe("orders");
});

test("what is to be noted may be about anything", () => {
  expect(read("Remind me to pay the studio").intents[0]).toBe("addTask");
  expect(read("Recuérdame enviar la factura el lunes").intents[0]).toBe("addTask");
});

test("where two readings are as good, the person chooses", () => {
  const { certainty, intents } = read("Which parcels do I have to post?");
  expect([certainty, intents.slice(0, 2).sort()]).toEqual(["unsure", ["orders", "post"]]);
});
