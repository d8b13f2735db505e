import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { graphql } from "react-relay";
import type { SharesSectionQuery } from "../__generated__/SharesSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { TestMode } from "../billing/plans/TestMode.tsx";
import { PayeeParts } from "../payouts/PayeeParts.tsx";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { Cover } from "../ui/Cover.tsx";
import { useSplitLabels } from "./useSplitLabels.ts";
import "./splits.css";

/** What a person has of the music of studios, and what it brought in. */
export function SharesSection() {
  const { t } = useLingui();
  const { answers, percent, money } = useSplitLabels();
  const { payments, viewer } = useScreenQuery<SharesSectionQuery>(graphql`
    query SharesSectionQuery @preloadable {
      payments
      viewer {
        payee {
          ...PayeeParts_payee
        }
        ownShares {
          shareId
          title
          studioName
          coverUrl
          role
          bps
          answer
          earned {
            amountMinor
            currency
          }
          held {
            amountMinor
            currency
          }
        }
      }
    }
  `);
  const shares = viewer?.ownShares ?? [];
  return (
    <>
      <SettingsCard
        title={t`Music you have a share of`}
        lead={t`Your shares of music you worked on, found by the email address of your account.`}
      >
        {shares.length === 0 && (
          <p className="splits-note">{t`Nobody shares music with you yet. When somebody does, you get an email.`}</p>
        )}
        <ul className="splits-shares">
          {shares.map(({ shareId, title, studioName, coverUrl, role, bps, answer, earned, held }) => {
            const came = earned.map(money).join(" + ");
            const kept = held.map(money).join(" + ");
            return (
              <li key={shareId}>
                {coverUrl && <Cover src={coverUrl} alt="" size={48} />}
                <span className="splits-words">
                  <strong>{title}</strong>
                  <small>{[studioName, role].filter(Boolean).join(" · ")}</small>
                  {came && <small>{t`Earned so far: ${came}`}</small>}
                  {kept && (
                    <small>
                      {answer === "signed"
                        ? t`Not free yet: ${kept}`
                        : t`Kept for you until you sign: ${kept}`}
                    </small>
                  )}
                </span>
                <span className="splits-answer">
                  <strong>{percent(bps)}</strong>
                  <Badge color={answers[answer].color} variant="light">
                    {answers[answer].label}
                  </Badge>
                </span>
              </li>
            );
          })}
        </ul>
      </SettingsCard>
      {viewer?.payee && (
        <section className="payouts" aria-labelledby="share-payouts">
          <h2 id="share-payouts">{t`Payouts of your shares`}</h2>
          <TestMode payments={payments} />
          <PayeeParts payee={viewer.payee} isOff={payments === "off"} />
        </section>
      )}
    </>
  );
}
