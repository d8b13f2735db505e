import { useLingui } from "@lingui/react/macro";
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

/** The refund of a sale of the list, whose lines are read when it is asked for: whoever opens it waits for them. */
export function RefundOfSale({ id, onClose }: Props) {
  const { t } = useLingui();
  return (
    <ErrorBoundary
      fallback={(error) => (
        <AppModal isOpen onClose={onClose} title={t`Refund`}>
          <ErrorPanel error={error} headingLevel={3} />
        </AppModal>
      )}
    >
      <Lines id={id} onClose={onClose} />
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
