import path from "node:path";
import { pathToFileURL } from "node:url";
import { placesOfSources } from "./placesOfSources.ts";

const FOLDER = "/levare/dist/product";
const SOURCE = "/levare/server/accounts/commonPasswords.ts";

/** What the words of a source mean in the bundle. */
function meant(words: string, id = SOURCE): string {
  const { transform } = placesOfSources(FOLDER) as {
    transform(code: string, id: string): { code: string } | null;
  };
  const code = transform(words, id)?.code ?? words;
  const place = { dirname: FOLDER, url: pathToFileURL(`${FOLDER}/startProduct.js`).href };
  return new Function("place", `return ${code.replaceAll("import.meta", "place")}`)(place);
}

test("a module in a bundle finds the files beside its source, by folder, by file and by address", () => {
  expect(path.join(meant("import.meta.dirname"), "list.txt")).toBe("/levare/server/accounts/list.txt");
  expect(path.normalize(meant("import.meta.filename"))).toBe(SOURCE);
  expect(meant('new URL("./list.txt", import.meta.url).pathname')).toBe("/levare/server/accounts/list.txt");
});

test("packages stay as they are", () => {
  expect(meant("import.meta.dirname", "/levare/node_modules/sharp/lib/index.js")).toBe(FOLDER);
});
