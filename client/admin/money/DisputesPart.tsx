import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DisputesPart_admin$key } from "../../__generated__/DisputesPart_admin.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { EvidenceDialog } from "./EvidenceDialog.tsx";
import { useMoneyLabels } from "./useMoneyLabels.ts";

const COLOURS: Record<string, string> = { open: "amber", won: "mint", lost: "gray" };

/** Buyers who asked their banks for the money back, the most urgent first. */
export function DisputesPart({ admin }: { admin: DisputesPart_admin$key }) {
  const { t } = useLingui();
  const { day } = useMoment();
  const { states, money } = useMoneyLabels();
  const [openId, setOpenId] = useState<string | null>(null);
  const { disputes } = useFragment(
    graphql`
      fragment DisputesPart_admin on Admin {
        disputes {
          disputeId
          state
          openedAt
          evidenceUntil
          titles
          amount {
            amountMinor
            currency
          }
          fee {
            amountMinor
            currency
          }
        }
      }
    `,
    admin,
  );
  return (
    <section aria-labelledby="disputes" className="admin-part">
      <h2 id="disputes">{t`Disputes`}</h2>
      {disputes.length === 0 ? (
        <Text c="dimmed">{t`No buyer has asked their bank for money back.`}</Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Disputes`}>
          {disputes.map(({ disputeId, state, openedAt, evidenceUntil, titles, amount, fee }) => {
            const what = titles.join(", ");
            const opened = day(openedAt);
            const until = evidenceUntil ? day(evidenceUntil) : "";
            const charged = money(fee);
            return (
              <li key={disputeId}>
                <strong>
                  {money(amount)} · {what}{" "}
                  <Badge variant="light" color={COLOURS[state] ?? "gray"}>
                    {states[state] ?? state}
                  </Badge>
                </strong>
                <p>
                  {t`Opened on ${opened}`} · {t`Fee of the provider: ${charged}`}
                  {state === "open" && until && ` · ${t`Evidence until ${until}`}`}
                </p>
                <Button
                  variant={state === "open" ? "filled" : "default"}
                  className="admin-again"
                  aria-label={t`Evidence about ${what}`}
                  onClick={() => setOpenId(disputeId)}
                >
                  {t`Evidence`}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {openId && <EvidenceDialog disputeId={openId} onClose={() => setOpenId(null)} />}
    </section>
  );
}
