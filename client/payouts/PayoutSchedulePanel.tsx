import { useLingui } from "@lingui/react/macro";
import { Alert, Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { minorIn } from "../../domain/payouts/amountField.ts";
import type {
  PayoutSchedule,
  PayoutSchedulePanel_payee$key,
} from "../__generated__/PayoutSchedulePanel_payee.graphql.ts";
import type { PayoutSchedulePanelMutation } from "../__generated__/PayoutSchedulePanelMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useFailureLabels } from "./useFailureLabels.ts";

const CENTS = "USD";

/** How often it is paid out by itself, and from how much on. */
export function PayoutSchedulePanel({ payee }: { payee: PayoutSchedulePanel_payee$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const failed = useFailureLabels();
  const { id, ...setup } = useFragment(
    graphql`
      fragment PayoutSchedulePanel_payee on Payee {
        id
        schedule
        thresholdMinor
        mayManage
      }
    `,
    payee,
  );
  const commit = useCommit<PayoutSchedulePanelMutation>(graphql`
    mutation PayoutSchedulePanelMutation($input: SetPayoutScheduleInput!) {
      setPayoutSchedule(input: $input) {
        __typename
        ... on SetPayoutSchedulePayload {
          payee {
            id
            ...PayoutSchedulePanel_payee
            ...PayoutBalances_payee
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
  const [schedule, setSchedule] = useState(setup.schedule);
  const [threshold, setThreshold] = useState(
    `${setup.thresholdMinor.slice(0, -2) || "0"}.${setup.thresholdMinor.slice(-2).padStart(2, "0")}`,
  );
  const [told, setTold] = useState<{ isFailure: boolean; words: string } | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    setTold(null);
    try {
      const thresholdMinor = minorIn(threshold, CENTS) ?? "";
      const { setPayoutSchedule: answer } = await commit({
        input: { payeeId: id, schedule, thresholdMinor },
      });
      setTold(
        answer.__typename === "SetPayoutSchedulePayload"
          ? { isFailure: false, words: t`Saved.` }
          : { isFailure: true, words: said(refusalIn(answer)) },
      );
    } catch (error) {
      setTold({ isFailure: true, words: failed(error) });
    }
    setSaving(false);
  }

  return (
    <section className="payouts-panel" aria-labelledby="payout-schedule">
      <h2 id="payout-schedule">{t`When to pay out`}</h2>
      <form className="payouts-schedule" onSubmit={(event) => void save(event)} noValidate>
        <NativeSelect
          label={t`Pay out`}
          value={schedule}
          disabled={!setup.mayManage}
          onChange={(event) => setSchedule(event.currentTarget.value as PayoutSchedule)}
          data={[
            { value: "manual", label: t`When I ask for it` },
            { value: "daily", label: t`Every day` },
            { value: "weekly", label: t`Every Monday` },
            { value: "monthly", label: t`On the 1st of each month` },
          ]}
        />
        <TextInput
          label={t`From how much on`}
          inputMode="decimal"
          value={threshold}
          disabled={!setup.mayManage || schedule === "manual"}
          onChange={(event) => setThreshold(event.currentTarget.value)}
        />
        {setup.mayManage && <Button type="submit" variant="default" loading={isSaving}>{t`Save`}</Button>}
      </form>
      {told && (
        <Alert color={told.isFailure ? "red" : "mint"} role={told.isFailure ? "alert" : "status"}>
          {told.words}
        </Alert>
      )}
    </section>
  );
}
