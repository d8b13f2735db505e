import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, List, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { FAN_PRO_PRICE, LABEL_PRICE, PRO_PRICE } from "../../domain/billing/prices.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { useMode } from "../app/mode.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { AppModal } from "../ui/AppModal.tsx";
import type { UpgradeReason } from "./upgrade.ts";
import { useFeeLine } from "./useFeeLine.ts";

interface Props {
  reason: UpgradeReason;
  isOpen: boolean;
  onClose: () => void;
}

/** The plans as the dialog names them; `query` is what /subscription opens on. */
const PLANS = {
  label: { name: "Indee Label", price: LABEL_PRICE, query: "enterprise" },
  artist: { name: "Pro Artist", price: PRO_PRICE, query: "pro" },
  fan: { name: "Fan Pro", price: FAN_PRO_PRICE, query: "fan_pro" },
} as const;

/** What stands in place of a feature that the plan does not include: which plan has it, and what that costs. */
export function UpgradeDialog({ reason, isOpen, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { mode } = useMode();
  const studio = useMaybeViewer()?.workspace;
  const navigate = useNavigate();
  const { line } = useFeeLine();
  const isForFan = reason.isForListening || mode === "fan";
  const kind = reason.requires === "enterprise" ? "label" : isForFan ? "fan" : "artist";
  const { name: plan, price, query } = PLANS[kind];
  const planHolder = kind === "fan" ? null : studio?.planHolder;
  const monthly = formatMoney(price.monthlyMinor, price.currency, i18n.locale);

  function handleUpgrade() {
    onClose();
    void navigate(`/subscription?plan=${query}`);
  }

  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Upgrade to ${plan}`}>
      <Text>
        <Trans>
          <strong>{reason.feature}</strong> is part of {plan}.
        </Trans>
      </Text>
      <List my="md" spacing="xs">
        {kind === "label" && (
          <>
            <List.Item>{t`Everything in Pro Artist`}</List.Item>
            <List.Item>{t`Several artists and workspaces`}</List.Item>
            <List.Item>{t`Taxes of your sales, year by year`}</List.Item>
          </>
        )}
        {kind === "artist" && (
          <>
            <List.Item>{t`Unlimited track uploads`}</List.Item>
            <List.Item>{line("pro")}</List.Item>
            <List.Item>{t`Planner, pricing, payouts`}</List.Item>
          </>
        )}
        {kind === "fan" && (
          <>
            <List.Item>{t`High and lossless sound, up to the master itself`}</List.Item>
            <List.Item>{t`No spots between songs`}</List.Item>
            {studio && <List.Item>{t`Part of Pro Artist, too`}</List.Item>}
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
