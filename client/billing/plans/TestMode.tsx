import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { PaymentsMode } from "../../__generated__/SubscriptionScreenQuery.graphql.ts";

/** Says where no money moves: with test payments, and where this installation sells nothing. */
export function TestMode({ payments }: { payments: PaymentsMode }) {
  const { t } = useLingui();
  if (payments === "emulator")
    return <Text c="dimmed">{t`Test mode: the checkout takes test cards only, and no money moves.`}</Text>;
  if (payments === "off")
    return (
      <Text c="dimmed">{t`This installation takes no payments yet, so plans cannot be bought here.`}</Text>
    );
  return null;
}
