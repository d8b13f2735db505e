import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { LedgerRow_line$key } from "../__generated__/LedgerRow_line.graphql.ts";
import { uuidOf } from "../app/readableAddress.ts";
import { useMoney } from "../ui/useMoney.ts";
import { useKindLabels } from "./useKindLabels.ts";
import { useTitles } from "./useTitles.ts";

/** One line of the ledger; it leads to the sale that it is from. */
export function LedgerRow({ line }: { line: LedgerRow_line$key }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const labelOf = useKindLabels();
  const titled = useTitles();
  const { kind, amount, balance, postedAt, sale } = useFragment(
    graphql`
      fragment LedgerRow_line on LedgerLine {
        kind
        postedAt
        amount {
          amountMinor
          currency
        }
        balance {
          amountMinor
          currency
        }
        sale {
          id
          titles
        }
      }
    `,
    line,
  );
  const isGain = !amount.amountMinor.startsWith("-");
  return (
    <tr>
      <td>
        <time dateTime={postedAt}>{i18n.date(new Date(postedAt), { dateStyle: "medium" })}</time>
      </td>
      <td>
        <span className="finances-kind">{labelOf(kind)}</span>
        {sale && (
          <Anchor component={Link} underline="always" to={`/finances/sales/${uuidOf(sale.id)}`}>
            {titled(sale.titles)}
          </Anchor>
        )}
      </td>
      <td data-gain={isGain || undefined}>{isGain ? `+${money(amount)}` : money(amount)}</td>
      <td>{money(balance)}</td>
    </tr>
  );
}
