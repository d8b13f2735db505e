import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, List, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { formatMoney, LABEL_PRICE, PRO_PRICE } from "../../domain/billing/prices.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { AppModal } from "../ui/AppModal.tsx";
import type { UpgradeReason } from "./upgrade.ts";

interface Props {
  reason: UpgradeReason;
  isOpen: boolean;
  onClose: () => void;
}

/** What stands in place of a feature that the plan does not include: which plan has it, and what that costs. */
export function UpgradeDialog({ reason, isOpen, onClose }: Props) {
  const { t, i18n } = useLingui();
  const planHolder = useMaybeViewer()?.workspace?.planHolder;
  const navigate = useNavigate();
  const isLabel = reason.requires === "enterprise";
  const plan = isLabel ? "Indee Label" : "Pro Artist";
  const price = isLabel ? LABEL_PRICE : PRO_PRICE;
  const monthly = formatMoney(price.monthlyMinor, price.currency, i18n.locale);

  function handleUpgrade() {
    onClose();
    void navigate(`/subscription?plan=${reason.requires}`);
  }

  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Upgrade to ${plan}`}>
      <Text>
        <Trans>
          <strong>{reason.feature}</strong> is part of {plan}.
        </Trans>
      </Text>
      <List my="md" spacing="xs">
        {isLabel ? (
          <>
            <List.Item>{t`Everything in Pro Artist`}</List.Item>
            <List.Item>{t`Several artists and workspaces`}</List.Item>
            <List.Item>{t`Taxes, white label, service agreement`}</List.Item>
          </>
        ) : (
          <>
            <List.Item>{t`Unlimited track uploads`}</List.Item>
            <List.Item>{t`No platform fee`}</List.Item>
            <List.Item>{t`Planner, pricing, tiers, payouts`}</List.Item>
          </>
        )}
      </List>
      <Text className="lv-figure" mb="lg">
        {monthly} <small>{t`a month`}</small>
      </Text>
      {planHolder ? (
        <>
          <Text mb="lg">{t`This studio is on the plan of ${planHolder}. Ask them to change it.`}</Text>
          <Button onClick={onClose}>{t`OK`}</Button>
        </>
      ) : (
        <Group>
          <Button onClick={handleUpgrade}>{t`See plans`}</Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t`Not now`}
          </Button>
        </Group>
      )}
    </AppModal>
  );
}
