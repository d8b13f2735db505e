import { readFileSync } from "node:fs";
import path from "node:path";
import type { GraphQLSchema } from "graphql";
import { derivedLetters, type Letters } from "./derivedLetters.ts";

/** Who may use what, as the rules say it: committed, and reviewed like schema.graphql. */
export const LETTERS_FILE = path.join(import.meta.dirname, "../authz.generated.txt");

const HEAD = `# Who may use each operation by the rules beside its field, in their own place / in somebody else's; the letters are those of
# matrix/cells.ts. \`npm run generate\` writes this file, the matrix tries it. Columns: visitor | fan educator collector |
# artist manager label_admin | admin owner | founder, no role | at home elsewhere: founder, fan | superadmin
`;

/** The file as the code says it. */
export function printedLetters(schema: GraphQLSchema): string {
  const letters = [...derivedLetters(schema)].sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(...letters.map(([operation]) => operation.length));
  const lines = letters.map(
    ([operation, { own, other }]) => `${operation.padEnd(width)} ${grouped(own)} / ${grouped(other)}\n`,
  );
  return HEAD + lines.join("");
}

/** The file as it is committed: what the matrix expects, whatever the code says. */
export function committedLetters(): Map<string, Letters> {
  const lines = readFileSync(LETTERS_FILE, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, operation, own, other] = /^(\S+) +(.+) \/ (.+)$/.exec(line)!;
      return [operation!, { own: own!, other: other! }];
    }),
  );
}

function grouped(letters: string): string {
  return letters.replace(/^(.)(...)(...)(..)(..)(..)(.)$/, "$1 $2 $3 $4 $5 $6 $7");
}
