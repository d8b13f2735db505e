import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { RefundOfSaleQuery } from "../../__generated__/RefundOfSaleQuery.graphql.ts";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { AppModal } from "../../ui/AppModal.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { RefundDialog } from "../sale/RefundDialog.tsx";

interface Props {
  id: string;
  onClose: () => void;
}

/** The refund of a sale of the list, whose lines are read when it is asked for. */
export function RefundOfSale({ id, onClose }: Props) {
  const { t } = useLingui();
  const frame = (content: ReactNode) => (
    <AppModal isOpen onClose={onClose} title={t`Refund`}>
      {content}
    </AppModal>
  );
  return (
    <ErrorBoundary fallback={(error) => frame(<ErrorPanel error={error} headingLevel={3} />)}>
      <Suspense
        fallback={frame(
          <div role="status" aria-label={t`Loading`}>
            <Skeleton height={240} radius="lg" />
          </div>,
        )}
      >
        <Lines id={id} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Lines({ id, onClose }: Props) {
  const { t } = useLingui();
  const { node } = useLazyLoadQuery<RefundOfSaleQuery>(
    graphql`
      query RefundOfSaleQuery($id: ID!) {
        node(id: $id) {
          ...RefundDialog_sale @alias(as: "sale")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  if (node?.sale) return <RefundDialog sale={node.sale} onClose={onClose} />;
  return (
    <AppModal isOpen onClose={onClose} title={t`Refund`}>
      <p>{t`It is not among your sales any more.`}</p>
    </AppModal>
  );
}
