import { spanSaid } from "../../../../domain/assistants/grammar/saidSpan.ts";
import { statementPath } from "../../../../domain/assistants/papers.ts";
import type { LineGroup } from "../../../../domain/finances/lineGroups.ts";
import { formatMoney } from "../../../../domain/money/formatMoney.ts";
import { monthOf } from "../../../../domain/releases/planner/planDays.ts";
import { type Text, text } from "../../../../domain/words/refusal.ts";
import { type MonthSums, readStatement } from "../../reads/statement.ts";
import { type Answerer, type Asking, column, dayText, todayOf } from "../Asking.ts";
import { uuidOf } from "../paths.ts";

const PATH = "/finances";

/** How each kind of line is called, and what it means. */
const KINDS: Readonly<Record<LineGroup, readonly [kind: Text, meaning: Text]>> = {
  sale: [text("assistants.statement.kindSale"), text("assistants.statement.meansSale")],
  refund: [text("assistants.statement.kindRefund"), text("assistants.statement.meansRefund")],
  dispute: [text("assistants.statement.kindDispute"), text("assistants.statement.meansDispute")],
  held: [text("assistants.statement.kindHeld"), text("assistants.statement.meansHeld")],
  payout: [text("assistants.statement.kindPayout"), text("assistants.statement.meansPayout")],
  payoutBack: [text("assistants.statement.kindPayoutBack"), text("assistants.statement.meansPayoutBack")],
  other: [text("assistants.statement.kindOther"), text("assistants.statement.meansOther")],
};

/** How one line of each kind is called. */
const ONE: Readonly<Record<LineGroup, Text>> = {
  sale: text("assistants.statement.oneSale"),
  refund: text("assistants.statement.oneRefund"),
  dispute: text("assistants.statement.oneDispute"),
  held: text("assistants.statement.kindHeld"),
  payout: text("assistants.statement.onePayout"),
  payoutBack: text("assistants.statement.onePayoutBack"),
  other: text("assistants.statement.oneOther"),
};

/** A month's statement, each kind of line in plain words, from the opening to the closing balance. */
export const statement: Answerer = async (asking) => {
  const { turn, draft, workspaceId } = asking;
  const today = todayOf(turn);
  const month = (spanSaid(turn.question, today)?.from ?? monthOf(today, -1)).slice(0, 7);
  const found = await readStatement(turn.read, workspaceId, month);
  if (!found) {
    draft.say(text("assistants.answer.notInPlan"));
    return draft.open(text("assistants.answer.openSubscription"), "/subscription");
  }
  const named = monthText(asking, month);
  const source = { label: draft.words(text("assistants.about.statement")), path: PATH };
  draft.open(text("assistants.answer.openFinances"), PATH);
  if (!found.parts) return draft.say(text("assistants.statement.none", { month: named }), source);
  draft.open(text("assistants.statement.download"), statementPath(workspaceId, month));
  if (!found.parts.length) draft.say(text("assistants.statement.quiet", { month: named }), source);
  for (const part of found.parts) explain(asking, part, named);
};

function explain(asking: Asking, part: MonthSums, month: string): void {
  const { currency, opening, closing, available, held, sums, lines } = part;
  const { draft } = asking;
  const source = { label: draft.words(text("assistants.about.statement")), path: PATH };
  const money = ({ amountMinor }: { amountMinor: string }) =>
    formatMoney(BigInt(amountMinor), currency, draft.locale);
  draft.say(text("assistants.statement.opening", { currency, month, amount: money(opening) }), source);
  // From one balance to the other is one sum: it is said whole, however short the assistant speaks.
  for (const { group, lines, amount } of sums) {
    const [kind, meaning] = KINDS[group].map((said) => draft.words(said)) as [string, string];
    draft.say(
      text("assistants.statement.line", { kind, count: lines, amount: money(amount), meaning }),
      source,
    );
  }
  if (lines.length)
    draft.list(
      [column("Day"), column("What"), column("Value")],
      lines.map((line) => {
        const what = whatOf(asking, line);
        const [day, amount] = [dayText(draft, line.postedAt), money(line.amount)];
        return {
          line: text("assistants.statement.oneLine", { day, what, amount }),
          cells: [day, what, amount],
          source: line.sale ? { label: what, path: `/finances/sales/${uuidOf(line.sale.id)}` } : source,
        };
      }),
      sums.reduce((all, sum) => all + sum.lines, 0),
    );
  if (!sums.length) draft.say(text("assistants.statement.quiet", { month }), source);
  draft.say(
    text("assistants.statement.closing", {
      ...{ amount: money(closing), available: money(available), held: money(held) },
    }),
    source,
  );
}

/** What a line is about: the kind, and what was sold where the studio sold it itself. */
function whatOf({ draft }: Asking, { group, sale }: MonthSums["lines"][number]): string {
  const kind = draft.words(ONE[group]);
  return sale ? `${kind}: ${sale.titles.join(", ")}` : kind;
}

/** "October 2026", "octubre de 2026". */
function monthText({ draft }: Asking, month: string): string {
  const named = new Intl.DateTimeFormat(draft.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return named.format(new Date(`${month}-01T00:00:00Z`));
}
