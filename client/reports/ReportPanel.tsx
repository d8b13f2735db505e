import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportPanel_report$key } from "../__generated__/ReportPanel_report.graphql.ts";
import { AppealDialog } from "./AppealDialog.tsx";
import "./reports.css";

interface Props {
  report: ReportPanel_report$key;
  /** Whether its page says so at this moment. */
  isDisputed: boolean;
}

/** What was decided against music of the studio, and what it can do about that. */
export function ReportPanel({ report: reportRef, isDisputed }: Props) {
  const { t, i18n } = useLingui();
  const [isAppealing, setAppealing] = useState(false);
  const report = useFragment(
    graphql`
      fragment ReportPanel_report on Report {
        id
        title
        state
        decision
        decidedAt
        appeal
        appealUntil
        appealDecision
      }
    `,
    reportRef,
  );
  const { id, title, state, decision, decidedAt, appeal, appealUntil, appealDecision } = report;
  const day = (at: string) => i18n.date(new Date(at), { dateStyle: "long" });
  const mayAppeal = appealUntil && new Date(appealUntil) > new Date();
  const last = appealUntil ? day(appealUntil) : "";
  const heading = {
    appealed: t`Your appeal is being looked at`,
    confirmed: t`Your appeal was turned down`,
    granted: t`Your appeal was granted`,
  }[state as string];
  return (
    <section className="report-panel" aria-labelledby={`report-${id}`}>
      <h2 id={`report-${id}`}>{heading ?? t`A report about your use of AI was upheld`}</h2>
      {decidedAt && <p className="report-dim">{t`Decided on ${day(decidedAt)}`}</p>}
      {decision && <p>{decision}</p>}
      {appeal && (
        <>
          <p className="report-dim">{t`Your appeal`}</p>
          <blockquote>{appeal}</blockquote>
        </>
      )}
      {appealDecision && <p>{appealDecision}</p>}
      <Text c="dimmed" size="sm">
        {isDisputed
          ? t`Its page says that the use of AI is disputed, until you correct what you told or an appeal is granted.`
          : t`Its page says nothing of a dispute.`}
      </Text>
      {mayAppeal && (
        <Group gap="sm">
          <Button variant="default" onClick={() => setAppealing(true)}>
            {t`Appeal`}
          </Button>
          <Text c="dimmed" size="sm">{t`Once, until ${last}.`}</Text>
        </Group>
      )}
      {isAppealing && <AppealDialog id={id} title={title} onClose={() => setAppealing(false)} />}
    </section>
  );
}
