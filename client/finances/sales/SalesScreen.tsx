import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { SalesScreenQuery } from "../../__generated__/SalesScreenQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { TestMode } from "../../billing/plans/TestMode.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { FinancesWall } from "../FinancesWall.tsx";
import { SalesList } from "./SalesList.tsx";
import "../finances.css";
import "../sale/sale.css";
import "./sales.css";

/** /finances/sales: everything that a studio sold, newest first, and giving money back. */
export function SalesScreen() {
  const { t } = useLingui();
  const { viewer, payments } = useScreenQuery<SalesScreenQuery>(graphql`
    query SalesScreenQuery @preloadable {
      payments
      viewer {
        workspace {
          payee {
            schedule
          }
          ...SalesList_workspace
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
  if (!workspace.payee) return <FinancesWall />;
  return (
    <div className="finances">
      <div>
        <Anchor component={Link} to="/finances" className="sale-back">
          <IconArrowLeft size={18} aria-hidden />
          {t`Finances`}
        </Anchor>
        <PageTitle title={t`Sales`} />
      </div>
      <TestMode payments={payments} />
      <SalesList
        workspace={workspace}
        empty={
          <EmptyState
            title={t`Nothing was sold yet`}
            action={
              <Button component={Link} to="/finances" variant="default">
                {t`Show the ledger`}
              </Button>
            }
          >
            {t`Each sale appears here the moment it is paid: what it was, what the buyer paid, and what of it is yours.`}
          </EmptyState>
        }
      />
    </div>
  );
}
