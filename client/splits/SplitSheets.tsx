import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SplitSheets_sheets$key } from "../__generated__/SplitSheets_sheets.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { PlanWall } from "../billing/PlanWall.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { EarlierSheets } from "./EarlierSheets.tsx";
import { SheetEditor } from "./editor/SheetEditor.tsx";
import { newSheet, readSheet } from "./editor/sheetForm.ts";
import { SheetCard } from "./SheetCard.tsx";
import "../settings/settings.css";
import "./splits.css";

/** What the shares are shares of. */
export interface SplitSubject {
  id: string;
  title: string;
  currency: string;
  /** The name of the studio that it belongs to. */
  studio: string;
}

interface Props {
  subject: SplitSubject;
  /** Newest first; null where the plan does not include them. */
  sheets: SplitSheets_sheets$key | null;
  /** What is said while there is no split. */
  none?: string;
}

/** The split that counts, the draft of the next, and those of before. */
export function SplitSheets({ subject, sheets: sheetsRef, none }: Props) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [isBegun, setBegun] = useState(false);
  const sheets = useFragment(
    graphql`
      fragment SplitSheets_sheets on SplitSheet @relay(plural: true) {
        id
        state
        mayManage
        ...SheetCard_sheet
        ...EarlierSheets_sheets
        ...sheetForm_sheet
      }
    `,
    sheetsRef,
  );
  if (!sheets)
    return (
      <PlanWall title={t`Splits`} feature={t`Payouts and splits`} gate="payoutAndSplits" headingLevel={2}>
        {t`Share what your music earns with the people who made it. Your plan does not include this yet.`}
      </PlanWall>
    );
  const draft = sheets.find(({ state }) => state === "draft");
  const sent = sheets.filter(({ state }) => state !== "draft");
  const current = sent[0];
  const mayManage = sheets[0]?.mayManage ?? viewer.isAccountOwner;
  const isEditing = mayManage && (draft !== undefined || isBegun);
  const standing = draft ?? current;
  return (
    <div className="splits-sheets" data-path="splits">
      {isEditing && (
        <SheetEditor
          subject={subject}
          standing={standing ? readSheet(standing) : newSheet(subject.studio)}
          draftId={draft?.id ?? null}
          isNext={current !== undefined}
          onEnd={() => setBegun(false)}
        />
      )}
      {current && <SheetCard sheet={current} subject={subject} />}
      {!isEditing && !current && (
        <EmptyState
          title={t`No split yet`}
          action={mayManage ? <Button onClick={() => setBegun(true)}>{t`Set up a split`}</Button> : undefined}
        >
          {none ??
            t`Everything this track earns goes to your studio. Share it with the people who made it: each one signs by a link, no account needed.`}
        </EmptyState>
      )}
      {!isEditing && current && mayManage && (
        <div>
          <Button variant="default" onClick={() => setBegun(true)}>{t`Change the split`}</Button>
        </div>
      )}
      <EarlierSheets sheets={sent.slice(1)} />
    </div>
  );
}
