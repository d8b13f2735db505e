import * as v from "valibot";
import { amountText } from "../../../../domain/money/amountText.ts";
import { uuidOf } from "../../embedded/paths.ts";
import { readStatement as read } from "../../reads/statement.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";

const Input = v.strictObject({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/), v.description("Of UTC, such as 2026-11.")),
});

const saleSource = ({ id, titles }: { id: string; titles: string[] }) => ({
  ...{ label: titles.join(", "), path: `/finances/sales/${uuidOf(id)}` },
});

export const readStatement: ModelTool<v.InferOutput<typeof Input>> = {
  name: "read_statement",
  description:
    "The statement of a month, in each currency: opening balance, sums by what the lines are about with how many they are, closing balance. The sums lead from the one to the other; the newest lines follow one by one, with what was sold.",
  input: Input,
  isFor: ofStudios,
  async run({ month }, { turn, sources }) {
    const found = await read(turn.read, turn.workspaceId!, month);
    if (!found) return null;
    const ref = sources.add({ label: "Finances", path: "/finances" });
    if (!found.parts) return { ref, month, note: "There is no statement for this month." };
    const { parts } = found;
    const major = (currency: string, { amountMinor }: { amountMinor: string }) =>
      amountText(BigInt(amountMinor), currency);
    return {
      ...{ ref, month },
      // Of what is too much to be read at once the end goes first: the oldest lines.
      rows: [
        ...parts.map(({ currency, opening, closing, available, held, sums }) => ({
          ...{ currency, opening: major(currency, opening), closing: major(currency, closing) },
          ...{ available: major(currency, available), held: major(currency, held) },
          sums: sums.map(({ group, lines, amount }) => ({
            ...{ about: group, lines, amount: major(currency, amount) },
          })),
        })),
        ...parts.flatMap(({ currency, lines }) =>
          lines.toReversed().map(({ group, postedAt, amount, sale }) => ({
            ...{ currency, day: postedAt.slice(0, 10), about: group, amount: major(currency, amount) },
            ...(sale && { sold: sale.titles, ref: sources.add(saleSource(sale)) }),
          })),
        ),
      ],
    };
  },
};
