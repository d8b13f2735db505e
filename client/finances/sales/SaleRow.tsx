import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { SaleRow_sale$key } from "../../__generated__/SaleRow_sale.graphql.ts";
import { uuidOf } from "../../app/readableAddress.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { SaleBadge } from "../sale/SaleBadge.tsx";
import { useTitles } from "../useTitles.ts";

/** Of these there is nothing left to give back, or the bank decides first. */
const CLOSED = ["refunded", "disputed", "lost"];

interface Props {
  sale: SaleRow_sale$key;
  /** Its refund was asked for and is not here yet. */
  isOpening: boolean;
  onRefund: () => void;
}

/** One sale in a line; it leads to where its money went. */
export function SaleRow({ sale, isOpening, onRefund }: Props) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const titled = useTitles();
  const { id, titles, paidAt, status, mayRefund, charged, earned } = useFragment(
    graphql`
      fragment SaleRow_sale on Sale {
        id
        titles
        paidAt
        status
        mayRefund
        charged {
          amountMinor
          currency
        }
        earned {
          amountMinor
          currency
        }
      }
    `,
    sale,
  );
  const title = titled(titles);
  const canRefund = mayRefund && !CLOSED.includes(status) && charged.amountMinor !== "0";
  return (
    <tr>
      <td>
        <time dateTime={paidAt}>{i18n.date(new Date(paidAt), { dateStyle: "medium" })}</time>
      </td>
      <td>
        <Anchor component={Link} to={`/finances/sales/${uuidOf(id)}`}>
          {title}
        </Anchor>
        <SaleBadge status={status} />
      </td>
      <td>{money(charged)}</td>
      <td data-label={t`You earned`}>{money(earned)}</td>
      <td>
        {canRefund && (
          <Button variant="subtle" loading={isOpening} onClick={onRefund} aria-label={t`Refund ${title}`}>
            {t({ message: "Refund", context: "button" })}
          </Button>
        )}
      </td>
    </tr>
  );
}
