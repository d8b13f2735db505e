import { useLingui } from "@lingui/react/macro";
import { Table } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Gate, passesGate } from "../../../domain/billing/gates.ts";
import { OFFERS, type OfferName } from "../../../domain/billing/offers.ts";
import { trackAllowance } from "../../../domain/billing/plans.ts";
import { useFeeLine } from "../useFeeLine.ts";
import { useOfferLabels } from "./useOfferLabels.ts";

interface Row {
  what: string;
  /** Of the plan, and not built yet. */
  isComing?: boolean;
  /** Open where the plan opens this gate; else as written for each plan. */
  has: Gate | readonly ReactNode[];
}

/** In pixels; two plans stand beside each other on a phone. */
const WHAT_WIDTH = 130;
const PLAN_WIDTH = 100;

/** The plans beside each other, by the rules that the server asks. */
export function OfferTable({ names }: { names: readonly OfferName[] }) {
  const { t, i18n } = useLingui();
  const words = useOfferLabels();
  const { figure } = useFeeLine();
  const uploads = names.map((name) => {
    const most = trackAllowance(OFFERS[name].tier);
    return Number.isFinite(most) ? i18n.number(most) : t`Unlimited`;
  });
  const studio: readonly Row[] = [
    { what: t`Track uploads`, has: uploads },
    { what: t`Platform fee on sales`, has: names.map((name) => figure(OFFERS[name].tier) ?? t`None`) },
    { what: t`Planner and milestones`, has: "releaseScheduling" },
    { what: t`Prices`, has: "pricingAndCoupons" },
    { what: t`Coupons and membership tiers`, has: "pricingAndCoupons", isComing: true },
    { what: t`Payouts and splits`, has: "payoutAndSplits" },
    { what: t`The whole AI team and the phone`, has: "builtInAgents" },
    { what: t`API`, has: "apiAccess", isComing: true },
    { what: t`Several artists and workspaces`, has: "multiWorkspace" },
    { what: t`Taxes`, has: "taxManagement" },
    { what: t`White label and own roles`, has: "whiteLabel", isComing: true },
    { what: t`Service agreement`, has: "sla", isComing: true },
  ];
  const fan: readonly Row[] = [
    { what: t`All public music`, has: [true, true] },
    { what: t`Playlists, likes and follows`, has: [true, true] },
    { what: t`Sound`, has: [t`Basic`, t`High and lossless`] },
    { what: t`No ads`, has: [false, true] },
  ];
  const rows = OFFERS[names[0]!].kind === "studio" ? studio : fan;
  return (
    <Table.ScrollContainer
      minWidth={WHAT_WIDTH + PLAN_WIDTH * names.length}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Compare the plans` } }}
    >
      <Table className="plans-table" captionSide="top">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t`What you get`}</Table.Th>
            {names.map((name) => (
              <Table.Th key={name} scope="col">
                {words[name].name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ what, has, isComing }) => (
            <Table.Tr key={what}>
              <Table.Th scope="row">
                {what}
                {isComing && <p className="plans-coming">{t`Still to come`}</p>}
              </Table.Th>
              {names.map((name, at) => (
                <Table.Td key={name}>
                  <Cell has={typeof has === "string" ? passesGate(OFFERS[name].tier, has) : has[at]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell({ has }: { has: ReactNode }) {
  const { t } = useLingui();
  if (has === true) return <IconCheck size={20} role="img" aria-label={t`Yes`} className="plans-yes" />;
  if (has === false) return <IconMinus size={20} role="img" aria-label={t`No`} className="plans-no" />;
  return has;
}
