import { useLingui } from "@lingui/react/macro";
import { Alert, Button, Group, NativeSelect } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { RefundDialog_sale$key } from "../../__generated__/RefundDialog_sale.graphql.ts";
import type { RefundDialogMutation, RefundReason } from "../../__generated__/RefundDialogMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { madeId } from "../../app/madeId.ts";
import { accidentIn, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { OnlineButton } from "../../ui/OnlineButton.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { RefundLineField } from "./RefundLineField.tsx";
import { RefundSums } from "./RefundSums.tsx";
import { judgeRefund, type LineChoice, wishOf } from "./refundWish.ts";
import { useSaleLabels } from "./useSaleLabels.ts";

const REASONS = ["requested", "notDelivered", "duplicate", "fraudulent", "other"] as const;
const ALL: LineChoice = { what: "all", pieces: "1", amount: "" };

/** What is given back and why; what that takes from everybody is said before anything is sent. */
export function RefundDialog({ sale, onClose }: { sale: RefundDialog_sale$key; onClose: () => void }) {
  const { t } = useLingui();
  const money = useMoney();
  const said = useRefusal();
  const labels = useSaleLabels();
  const { revalidate } = useRevalidator();
  const { id, lines, earned } = useFragment(
    graphql`
      fragment RefundDialog_sale on Sale {
        id
        earned {
          amountMinor
          currency
        }
        lines {
          lineId
          title
          quantity
          charged {
            amountMinor
          }
          rest {
            charged {
              amountMinor
            }
            refundable {
              amountMinor
            }
            promo {
              amountMinor
            }
            tax {
              amountMinor
            }
            fee {
              amountMinor
            }
            processor {
              amountMinor
            }
            recoups {
              partyId
              isSeller
              amount {
                amountMinor
              }
            }
            shares {
              partyId
              isSeller
              amount {
                amountMinor
              }
            }
          }
        }
      }
    `,
    sale,
  );
  const commit = useCommit<RefundDialogMutation>(graphql`
    mutation RefundDialogMutation($input: RefundSaleInput!) {
      refundSale(input: $input) {
        __typename
        ... on RefundSalePayload {
          sale {
            id
            status
            refunds {
              refundId
              state
            }
            ...SaleSummary_sale
            ...SaleSteps_sale
            ...SaleTroubles_sale
            ...RefundDialog_sale
            lines {
              ...SaleLineCard_line
            }
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const { currency } = earned;
  const open = lines.filter(({ rest }) => rest.refundable.amountMinor !== "0");
  // Sent again it is the same refund.
  const [refundId] = useState(madeId);
  const [choices, setChoices] = useState<Record<string, LineChoice>>(() =>
    Object.fromEntries(lines.map(({ lineId }) => [lineId, ALL])),
  );
  const [reason, setReason] = useState<RefundReason>("requested");
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wished = wishOf(open, choices, currency);
  const judged = judgeRefund(open, wished, currency);
  const back = "cost" in judged ? money({ amountMinor: String(judged.cost.back), currency }) : "";

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      const { refundSale: answer } = await commit({
        input: {
          ...{ id: refundId, saleId: id, reason },
          lines: wished.map(({ lineId, quantity = null, minor }) => ({
            ...{ lineId, quantity, amountMinor: minor == null ? null : String(minor) },
          })),
        },
      });
      if (answer.__typename === "RefundSalePayload") {
        const state = answer.sale?.refunds.find((refund) => refund.refundId === refundId)?.state;
        if (state === "refused") showRefusal(t`The payment provider did not take the refund.`);
        else notifications.show({ message: t`${back} goes back to the buyer.` });
        return onClose();
      }
      const refused = refusalIn(answer);
      if (refused.code !== "general.idTaken") setFailure(said(refused));
      else {
        // An earlier press came through, though nobody heard of it.
        void revalidate();
        return onClose();
      }
    } catch (error) {
      setFailure(said(accidentIn(error)));
    }
    setSending(false);
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Refund`}>
      <form className="sale-form" onSubmit={(event) => void send(event)} noValidate>
        {open.map(({ lineId, title, quantity, rest }) => (
          <RefundLineField
            key={lineId}
            title={title}
            quantity={quantity}
            currency={currency}
            left={rest.refundable.amountMinor}
            isOnly={open.length === 1}
            choice={choices[lineId]!}
            onChoice={(choice) => setChoices((before) => ({ ...before, [lineId]: choice }))}
          />
        ))}
        <NativeSelect
          label={t`Why`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as RefundReason)}
          data={REASONS.map((value) => ({ value, label: labels.reason[value] }))}
        />
        {"cost" in judged ? (
          <RefundSums cost={judged.cost} earned={earned} />
        ) : (
          <p role="status">{said(judged.problem)}</p>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>{t`Cancel`}</Button>
          <OnlineButton type="submit" color="red" loading={isSending} disabled={!("cost" in judged)}>
            {back ? t`Give back ${back}` : t`Give back`}
          </OnlineButton>
        </Group>
      </form>
    </AppModal>
  );
}
