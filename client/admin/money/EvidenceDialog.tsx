import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { EvidenceDialogQuery } from "../../__generated__/EvidenceDialogQuery.graphql.ts";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { StandsOn, useAskedClose } from "../../settings/LeaveDialog.tsx";
import { AppModal } from "../../ui/AppModal.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { useMoment } from "../useMoment.ts";
import { EvidenceForm } from "./EvidenceForm.tsx";

interface Props {
  disputeId: string;
  onClose: () => void;
}

/** What is known of a disputed sale, what the bank was told, and the form that tells it. */
export function EvidenceDialog(props: Props) {
  const { t } = useLingui();
  const { place, close } = useAskedClose(props.onClose);
  return (
    <AppModal isOpen onClose={() => void close()} title={t`Evidence for the bank`}>
      <ErrorBoundary fallback={(error) => <ErrorPanel error={error} headingLevel={3} />}>
        <Suspense
          fallback={
            <div role="status" aria-label={t`Loading`}>
              <Skeleton height={240} radius="lg" />
            </div>
          }
        >
          <StandsOn value={place}>
            <Facts {...props} />
          </StandsOn>
        </Suspense>
      </ErrorBoundary>
    </AppModal>
  );
}

function Facts({ disputeId, onClose }: Props) {
  const { t } = useLingui();
  const { time } = useMoment();
  const { admin } = useLazyLoadQuery<EvidenceDialogQuery>(
    graphql`
      query EvidenceDialogQuery($disputeId: String!) {
        admin {
          dispute(disputeId: $disputeId) {
            reason
            paidAt
            country
            buyerEmail
            titles
            evidence {
              text
              mayAnswer
            }
          }
        }
      }
    `,
    { disputeId },
    { fetchPolicy: "network-only" },
  );
  const { dispute } = admin;
  if (!dispute) return <p>{t`This dispute is not here any more.`}</p>;
  const { reason, paidAt, country, buyerEmail, titles, evidence } = dispute;
  return (
    <div className="admin-detail">
      <dl>
        <dt>{t`Bought`}</dt>
        <dd>{titles.join(", ")}</dd>
        <dt>{t`Paid on`}</dt>
        <dd>{paidAt ? time(paidAt) : "–"}</dd>
        <dt>{t`Buyer`}</dt>
        <dd>
          {buyerEmail ?? t`Deleted`} ({country})
        </dd>
        <dt>{t`What the bank says`}</dt>
        <dd>{reason}</dd>
      </dl>
      {!evidence && <p>{t`The payment provider cannot be asked right now.`}</p>}
      {evidence && !evidence.mayAnswer && (
        <>
          <p>
            {evidence.text
              ? t`The bank was told:`
              : t`The bank was told nothing, and takes no more evidence.`}
          </p>
          {evidence.text && <blockquote className="admin-evidence">{evidence.text}</blockquote>}
        </>
      )}
      {evidence?.mayAnswer && <EvidenceForm disputeId={disputeId} draft={evidence.text} onClose={onClose} />}
    </div>
  );
}
