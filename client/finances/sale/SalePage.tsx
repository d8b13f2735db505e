import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { SalePage_sale$key } from "../../__generated__/SalePage_sale.graphql.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useTitles } from "../useTitles.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { SaleBadge } from "./SaleBadge.tsx";
import { SaleLineCard } from "./SaleLineCard.tsx";
import { SaleSteps } from "./SaleSteps.tsx";
import { SaleSummary } from "./SaleSummary.tsx";
import { SaleTroubles } from "./SaleTroubles.tsx";

/** One sale, where the money of each line went, and what became of it. */
export function SalePage({ sale }: { sale: SalePage_sale$key }) {
  const { t } = useLingui();
  const titled = useTitles();
  const [isRefunding, setRefunding] = useState(false);
  const data = useFragment(
    graphql`
      fragment SalePage_sale on Sale {
        titles
        status
        mayRefund
        country
        isFeeKnown
        lines {
          lineId
          rest {
            refundable {
              amountMinor
            }
          }
          ...SaleLineCard_line
        }
        ...SaleSummary_sale
        ...SaleSteps_sale
        ...SaleTroubles_sale
        ...RefundDialog_sale
      }
    `,
    sale,
  );
  const { titles, status, mayRefund, country, isFeeKnown, lines } = data;
  const isLeft = lines.some(({ rest }) => rest.refundable.amountMinor !== "0");
  return (
    <div className="finances">
      <div>
        <Anchor component={Link} to="/finances" className="sale-back">
          <IconArrowLeft size={18} aria-hidden />
          {t`Finances`}
        </Anchor>
        <header className="sale-head">
          <PageTitle title={titled(titles)} />
          <SaleBadge status={status} />
          {mayRefund && isLeft && status !== "disputed" && (
            <Button variant="default" onClick={() => setRefunding(true)} className="sale-verb">
              {t`Refund`}
            </Button>
          )}
        </header>
      </div>
      <SaleSummary sale={data} />
      <SaleTroubles sale={data} />
      {lines.map((line) => (
        <SaleLineCard key={line.lineId} line={line} country={country} isFeeKnown={isFeeKnown} />
      ))}
      <SaleSteps sale={data} />
      {isRefunding && <RefundDialog sale={data} onClose={() => setRefunding(false)} />}
    </div>
  );
}
