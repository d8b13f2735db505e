import * as v from "valibot";
import { amountText } from "../../../../domain/money/amountText.ts";
import { readStatement as read } from "../../reads/statement.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";

const Input = v.strictObject({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/), v.description("Of UTC, such as 2026-11.")),
});

export const readStatement: ModelTool<v.InferOutput<typeof Input>> = {
  name: "read_statement",
  description:
    "The statement of a month, in each currency: opening balance, sums by what the lines are about with how many they are, closing balance. The sums lead from the one to the other.",
  input: Input,
  isFor: ofStudios,
  async run({ month }, { turn, sources }) {
    const found = await read(turn.read, turn.workspaceId!, month);
    if (!found) return null;
    const ref = sources.add({ label: "Finances", path: "/finances" });
    if (!found.parts) return { ref, month, note: "There is no statement for this month." };
    return {
      ...{ ref, month },
      rows: found.parts.map(({ currency, opening, closing, available, held, sums }) => {
        const major = ({ amountMinor }: { amountMinor: string }) => amountText(BigInt(amountMinor), currency);
        return {
          ...{ currency, opening: major(opening), closing: major(closing) },
          ...{ available: major(available), held: major(held) },
          sums: sums.map(({ group, lines, amount }) => ({ about: group, lines, amount: major(amount) })),
        };
      }),
    };
  },
};
