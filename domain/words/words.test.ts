import { SPANISH } from "../locales/es.generated.ts";
import { type Code, WORDS } from "./catalogue.ts";
import { refusal } from "./refusal.ts";
import { textIn } from "./textIn.ts";

const codes = Object.keys(WORDS) as Code[];

test("the Spanish of every text names what the English names", () => {
  const differing = codes.filter((code) => `${namesIn(WORDS[code])}` !== `${namesIn(SPANISH[code])}`);
  expect(differing).toEqual([]);
});

test("every code begins with its feature", () => {
  expect(codes.filter((code) => !/^[a-z][a-zA-Z]*(\.[a-zA-Z\d]+)+$/.test(code))).toEqual([]);
});

test("figures follow the language of the reader", () => {
  const tooLong = refusal("milestones.commentTooLong", { max: 20_000 });
  expect(textIn("en", tooLong)).toBe("A comment can have at most 20,000 characters.");
  expect(textIn("es", tooLong)).toBe("Un comentario admite como máximo 20.000 caracteres.");
});

/** What stands between braces, once each; the words of a plural are not asked. */
function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!))].sort();
}
