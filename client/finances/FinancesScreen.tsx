import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { FinancesScreenQuery } from "../__generated__/FinancesScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { TestMode } from "../billing/plans/TestMode.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Balances } from "./Balances.tsx";
import { FinancesWall } from "./FinancesWall.tsx";
import { LedgerPanel } from "./LedgerPanel.tsx";
import { StatementList } from "./StatementList.tsx";
import "./finances.css";

/** /finances: what a studio has, every line behind it, and the statements. */
export function FinancesScreen() {
  const { t } = useLingui();
  const { viewer, payments } = useScreenQuery<FinancesScreenQuery>(graphql`
    query FinancesScreenQuery(
      $account: LedgerAccount!
      $currency: String
      $kind: LedgerKind
      $from: DateTime
      $until: DateTime
    ) @preloadable {
      payments
      viewer {
        workspace {
          id
          balances {
            currency
          }
          ...Balances_workspace
          ...LedgerPanel_workspace
            @arguments(account: $account, currency: $currency, kind: $kind, from: $from, until: $until)
          ...StatementList_workspace
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Finances are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  if (!workspace.balances) return <FinancesWall />;
  return (
    <div className="finances">
      <PageTitle title={t`Finances`} />
      <TestMode payments={payments} />
      {workspace.balances.length === 0 ? (
        <EmptyState
          title={t`Nothing was sold yet`}
          action={
            <Button component={Link} to="/finances/payouts" variant="default">
              {t`Set up payouts`}
            </Button>
          }
        >
          {t`Sales appear here the moment they happen, with every fee explained. Until then you can say where your bank is.`}
        </EmptyState>
      ) : (
        <>
          <Balances workspace={workspace} />
          <LedgerPanel workspace={workspace} />
          <StatementList workspace={workspace} />
        </>
      )}
    </div>
  );
}
