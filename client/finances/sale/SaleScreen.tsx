import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { SaleScreenQuery } from "../../__generated__/SaleScreenQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FinancesWall } from "../FinancesWall.tsx";
import { SalePage } from "./SalePage.tsx";
import "../finances.css";
import "./sale.css";

/** /finances/sales/{id}: one sale; what is somebody else's is as what never was. */
export function SaleScreen() {
  const { t } = useLingui();
  const { node, viewer } = useScreenQuery<SaleScreenQuery>(graphql`
    query SaleScreenQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...SalePage_sale @alias(as: "sale")
      }
      viewer {
        workspace {
          payee {
            schedule
          }
        }
      }
    }
  `);
  if (node?.sale) return <SalePage sale={node.sale} />;
  if (viewer?.workspace && !viewer.workspace.payee) return <FinancesWall />;
  return (
    <EmptyState
      title={t`Sale not found`}
      headingLevel={1}
      action={
        <Button component={Link} to="/finances" variant="default">
          {t`Show the ledger`}
        </Button>
      }
    >
      {t`It is not among your sales, or the link has a typo.`}
    </EmptyState>
  );
}
