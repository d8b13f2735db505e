import { stemsOf } from "./stemsOf.ts";

test.each([
  ["ayudarme", "ayudar"],
  ["mandarselo", "mandar"],
  ["producing", "produce"],
  ["blocked", "block"],
  ["plazos", "plazo"],
])("“%s” may be a form of “%s”", (word, stem) => expect(stemsOf(word)).toContain(stem));

test("short words are forms of nothing", () => expect(stemsOf("paso")).toEqual([]));
