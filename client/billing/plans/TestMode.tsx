import { useLingui } from "@lingui/react/macro";
import { Alert } from "@mantine/core";
import type { PaymentsMode } from "../../__generated__/SubscriptionScreenQuery.graphql.ts";

/** Says where no money moves: with test payments, and where this installation sells nothing. */
export function TestMode({ payments }: { payments: PaymentsMode }) {
  const { t } = useLingui();
  if (payments === "emulator")
    return (
      <Alert
        color="yellow"
        variant="light"
      >{t`Test mode: the checkout takes test cards only, and no money moves.`}</Alert>
    );
  if (payments === "off")
    return (
      <Alert
        color="yellow"
        variant="light"
      >{t`This installation takes no payments yet, so plans cannot be bought here.`}</Alert>
    );
  return null;
}
