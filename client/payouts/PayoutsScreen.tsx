import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { PayoutsScreenQuery } from "../__generated__/PayoutsScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PlanWall } from "../billing/PlanWall.tsx";
import { TestMode } from "../billing/plans/TestMode.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { PayeeParts } from "./PayeeParts.tsx";
import "./payouts.css";

/** /finances/payouts: what can be paid out, where it goes, when, and what became of it. */
export function PayoutsScreen() {
  const { t } = useLingui();
  const { viewer, payments } = useScreenQuery<PayoutsScreenQuery>(graphql`
    query PayoutsScreenQuery @preloadable {
      payments
      viewer {
        workspace {
          payee {
            ...PayeeParts_payee
          }
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Payouts are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  if (!workspace.payee)
    return (
      <PlanWall title={t`Payouts`} feature={t`Payouts and splits`} gate="payoutAndSplits">
        {t`What you sold, sent to your bank when you want it. Your plan does not include this yet.`}
      </PlanWall>
    );
  return (
    <div className="payouts">
      <PageTitle title={t`Payouts`} />
      <TestMode payments={payments} />
      <PayeeParts payee={workspace.payee} isOff={payments === "off"} />
      <section aria-labelledby="payout-splits">
        <h2 id="payout-splits">{t`Splits`}</h2>
        <p>{t`Share what a track or a release earns with the people who made it.`}</p>
        <Button component={Link} to="/finances/splits" variant="default">{t`Show splits`}</Button>
      </section>
    </div>
  );
}
