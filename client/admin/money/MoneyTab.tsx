import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { MoneyTabQuery } from "../../__generated__/MoneyTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { DifferencesPart } from "./DifferencesPart.tsx";
import { DisputesPart } from "./DisputesPart.tsx";
import { FrozenPayees } from "./FrozenPayees.tsx";
import { ProviderPart } from "./ProviderPart.tsx";
import { RecurringChart } from "./RecurringChart.tsx";
import { RecurringPart } from "./RecurringPart.tsx";
import { RevenuePart } from "./RevenuePart.tsx";

/** What comes in, what somebody has to look after, and whether the payment provider and our books say the same. */
export function MoneyTab() {
  const { t } = useLingui();
  const { admin } = useScreenQuery<MoneyTabQuery>(graphql`
    query MoneyTabQuery @preloadable {
      admin {
        ...RecurringPart_admin
        ...RecurringChart_admin
        ...RevenuePart_admin
        ...DisputesPart_admin
        ...DifferencesPart_admin
        ...FrozenPayees_admin
        ...ProviderPart_admin
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`Money`} />
      <RecurringPart admin={admin} />
      <RecurringChart admin={admin} />
      <RevenuePart admin={admin} />
      <DisputesPart admin={admin} />
      <DifferencesPart admin={admin} />
      <FrozenPayees admin={admin} />
      <ProviderPart admin={admin} />
      <p className="admin-links">
        <Link to="/admin/settings">{t`Fees of each plan and days of hold`}</Link>
        <Link to="/admin/audit">{t`Audit log`}</Link>
      </p>
    </>
  );
}
