import type { GraphQLSchema } from "graphql";
import type { Row, WholeRow } from "./cells.ts";
import { derivedInput } from "./derivedInput.ts";
import { committedLetters } from "./lettersFile.ts";

/** The matrix, by key. What a row leaves out is what the committed letters say, and what a kit holds. */
export function wholeRows(
  schema: GraphQLSchema,
  rows: readonly [key: string, row: Row][],
): Record<string, WholeRow> {
  const letters = committedLetters();
  const whole: Record<string, WholeRow> = {};
  for (const [key, row] of rows) {
    if (whole[key]) throw new Error(`${key} has two rows.`);
    const operation = key.split(" ")[0]!;
    const derived = row.own ? undefined : letters.get(operation);
    const own = row.own ?? derived?.own;
    if (!own) throw new Error(`${key} has to say whose it is: nothing is derived for it.`);
    const other = derived ? derived.other : row.other;
    whole[key] = { ...row, own };
    if (other && /[^- ]/.test(other)) whole[key].other = other;
    const filledIn = row.document || row.request ? undefined : derivedInput(schema, operation);
    if (filledIn)
      whole[key].input = async (kit, db) => ({ ...filledIn(kit), ...(await row.input?.(kit, db)) });
  }
  return whole;
}
