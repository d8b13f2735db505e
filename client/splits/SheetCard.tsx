import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SheetCard_sheet$data, SheetCard_sheet$key } from "../__generated__/SheetCard_sheet.graphql.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { AddressDialog } from "./AddressDialog.tsx";
import type { SplitSubject } from "./SplitSheets.tsx";
import { SplitTerms } from "./SplitTerms.tsx";
import { useRemind } from "./useRemind.ts";
import { useSplitLabels } from "./useSplitLabels.ts";

type Share = SheetCard_sheet$data["shares"][number];

/** A version that was sent: who has which share, who signed it, and what can be done about the rest. */
export function SheetCard({
  sheet: sheetRef,
  subject,
}: {
  sheet: SheetCard_sheet$key;
  subject: SplitSubject;
}) {
  const { t } = useLingui();
  const { states, day } = useSplitLabels();
  const [corrected, setCorrected] = useState<Share | null>(null);
  const sheet = useFragment(
    graphql`
      fragment SheetCard_sheet on SplitSheet {
        id
        version
        state
        sentAt
        signedAt
        mayManage
        incomeTypes
        effectiveFrom
        shares {
          shareId
          name
          email
          isStudio
          role
          bps
          answer
          answeredAt
          reason
          remindedAt
        }
        recoup {
          label
          shareId
          cap {
            amountMinor
            currency
          }
          recouped {
            amountMinor
            currency
          }
        }
      }
    `,
    sheetRef,
  );
  const { id, version, state, sentAt, signedAt, mayManage, shares } = sheet;
  const waiting = shares.filter(({ answer }) => answer === "waiting").length;
  return (
    <SettingsCard
      title={version === 1 ? t`Split` : t`Split, version ${version}`}
      lead={
        signedAt
          ? t`Signed by everyone on ${day(signedAt)}.`
          : sentAt
            ? t`Sent on ${day(sentAt)}.`
            : undefined
      }
    >
      <div>
        <Badge color={states[state].color} variant="light">
          {states[state].label}
        </Badge>
      </div>
      <ul className="splits-shares" aria-label={t`Shares of ${subject.title}`}>
        {shares.map((share) => (
          <ShareLine
            key={share.shareId}
            share={share}
            sheetId={id}
            isOpen={mayManage && state !== "superseded"}
            onCorrect={() => setCorrected(share)}
          />
        ))}
      </ul>
      <SplitTerms
        incomes={sheet.incomeTypes}
        effectiveFrom={sheet.effectiveFrom}
        recoup={
          sheet.recoup && {
            ...sheet.recoup,
            toName: shares.find(({ shareId }) => shareId === sheet.recoup?.shareId)?.name ?? "",
          }
        }
      />
      {waiting > 0 && state !== "superseded" && (
        <p className="splits-note">
          <Trans>
            Nobody loses anything by signing late: their share of every sale is kept for them until they sign.
          </Trans>
        </p>
      )}
      {corrected && <AddressDialog sheetId={id} share={corrected} onClose={() => setCorrected(null)} />}
    </SettingsCard>
  );
}

interface LineProps {
  share: Share;
  sheetId: string;
  /** Whether something can be done about it. */
  isOpen: boolean;
  onCorrect: () => void;
}

function ShareLine({ share, sheetId, isOpen, onCorrect }: LineProps) {
  const { t } = useLingui();
  const { answers, percent, day } = useSplitLabels();
  const { remind, isReminding } = useRemind(sheetId, share.shareId, share.name);
  const { name, email, isStudio, role, bps, answer, answeredAt, reason, remindedAt } = share;
  const facts = [role, isStudio ? t`Studio` : email].filter(Boolean);
  return (
    <li>
      <strong className="splits-bps">{percent(bps)}</strong>
      <span className="splits-words">
        <strong>{name}</strong>
        <small>{facts.join(" · ")}</small>
        {reason && <q>{reason}</q>}
        {answer === "waiting" && remindedAt && <small>{t`Reminded on ${day(remindedAt)}`}</small>}
      </span>
      <span className="splits-answer">
        <Badge color={answers[answer].color} variant="light">
          {answers[answer].label}
        </Badge>
        {answer !== "waiting" && answeredAt && <small>{day(answeredAt)}</small>}
      </span>
      {isOpen && answer === "waiting" && !isStudio && (
        <span className="splits-verbs">
          <Button
            variant="default"
            loading={isReminding}
            aria-label={t`Remind ${name}`}
            onClick={() => void remind()}
          >{t`Remind`}</Button>
          <Button
            variant="subtle"
            aria-label={t`Correct address of ${name}`}
            onClick={onCorrect}
          >{t`Correct address`}</Button>
        </span>
      )}
    </li>
  );
}
