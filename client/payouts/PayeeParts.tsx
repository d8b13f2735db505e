import { graphql, useFragment } from "react-relay";
import type { PayeeParts_payee$key } from "../__generated__/PayeeParts_payee.graphql.ts";
import { PayoutAccountPanel } from "./PayoutAccountPanel.tsx";
import { PayoutBalances } from "./PayoutBalances.tsx";
import { PayoutHistory } from "./PayoutHistory.tsx";
import { PayoutSchedulePanel } from "./PayoutSchedulePanel.tsx";
import "./payouts.css";

interface Props {
  payee: PayeeParts_payee$key;
  /** This installation pays nobody. */
  isOff: boolean;
}

/** All that somebody who is paid looks after: what is there, where it goes, when, and what became of it. */
export function PayeeParts({ payee, isOff }: Props) {
  const data = useFragment(
    graphql`
      fragment PayeeParts_payee on Payee {
        ...PayoutBalances_payee
        ...PayoutAccountPanel_payee
        ...PayoutSchedulePanel_payee
        ...PayoutHistory_payee
      }
    `,
    payee,
  );
  return (
    <>
      <PayoutBalances payee={data} />
      <PayoutAccountPanel payee={data} isOff={isOff} />
      <PayoutSchedulePanel payee={data} />
      <PayoutHistory payee={data} />
    </>
  );
}
