import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Alert, Button } from "@mantine/core";
import { type ReactNode, useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { SalesList_workspace$key } from "../../__generated__/SalesList_workspace.graphql.ts";
import type { SalesListQuery } from "../../__generated__/SalesListQuery.graphql.ts";
import { accidentIn, useRefusal } from "../../i18n/useRefusal.ts";
import { RefundOfSale } from "./RefundOfSale.tsx";
import { SaleRow } from "./SaleRow.tsx";

const MORE = 40;

/** What was sold, newest first; `empty` stands where nothing was. */
export function SalesList({ workspace, empty }: { workspace: SalesList_workspace$key; empty: ReactNode }) {
  const { t } = useLingui();
  const said = useRefusal();
  const [failure, setFailure] = useState<Error | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [refunding, setRefunding] = useState<string | null>(null);
  const [isOpening, startOpening] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SalesListQuery,
    SalesList_workspace$key
  >(
    graphql`
      fragment SalesList_workspace on Workspace
      @refetchable(queryName: "SalesListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        sales(first: $count, after: $cursor) @connection(key: "SalesList_sales") {
          totalCount
          edges {
            node {
              id
              ...SaleRow_sale
            }
          }
        }
      }
    `,
    workspace,
  );
  const edges = data.sales?.edges ?? [];
  const total = data.sales?.totalCount ?? 0;
  if (edges.length === 0) return empty;
  const more = () => {
    setFailure(null);
    loadNext(MORE, { onComplete: setFailure });
  };
  const refund = (id: string) => {
    setAsked(id);
    startOpening(() => setRefunding(id));
  };
  return (
    <section className="finances-ledger" aria-label={t`Sales`}>
      <p>{t`${plural(total, { one: "# sale", other: "# sales" })}`}</p>
      <table className="sales-lines">
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`The buyer paid`}</th>
            <th scope="col">{t`You earned`}</th>
            <th scope="col" aria-label={t`Refund`} />
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <SaleRow
              key={node.id}
              sale={node}
              isOpening={isOpening && asked === node.id}
              onRefund={() => refund(node.id)}
            />
          ))}
        </tbody>
      </table>
      {failure && (
        <Alert color="red" role="alert">
          {said(accidentIn(failure))}
        </Alert>
      )}
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={more}>
          {failure ? t`Try again` : t`Show more`}
        </Button>
      )}
      {refunding && <RefundOfSale id={refunding} onClose={() => setRefunding(null)} />}
    </section>
  );
}
