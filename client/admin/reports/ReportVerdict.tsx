import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { DECISION_MAX, decisionProblem } from "../../../domain/reports/report.ts";
import type { ReportVerdict_report$key } from "../../__generated__/ReportVerdict_report.graphql.ts";
import type { ReportVerdictMutation } from "../../__generated__/ReportVerdictMutation.graphql.ts";
import { SayDialog } from "../../reports/SayDialog.tsx";
import { useVerb } from "../useVerb.ts";

/** The two ways to judge a report or an appeal; of one that was judged, the other one. */
export function ReportVerdict({ report: reportRef }: { report: ReportVerdict_report$key }) {
  const { t } = useLingui();
  const [judging, setJudging] = useState<boolean | null>(null);
  const { id, seen, title, state } = useFragment(
    graphql`
      fragment ReportVerdict_report on Report {
        id
        seen
        title
        state
      }
    `,
    reportRef,
  );
  const judge = useVerb<ReportVerdictMutation>(graphql`
    mutation ReportVerdictMutation($input: JudgeReportInput!) {
      judgeReport(input: $input) {
        __typename
        ... on JudgeReportPayload {
          report {
            ...ReportEntry_report
          }
          admin {
            ...WaitingReports_admin
            ...JudgedReports_admin
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const isAppeal = state === "appealed" || state === "confirmed" || state === "granted";
  const uphold = isAppeal
    ? { act: t`Turn down the appeal`, title: t`Turn down the appeal for ${title}` }
    : { act: t`Uphold`, title: t`Uphold the report about ${title}` };
  const dismiss = isAppeal
    ? { act: t`Grant the appeal`, title: t`Grant the appeal for ${title}` }
    : { act: t`Dismiss`, title: t`Dismiss the report about ${title}` };
  const asked = judging === null ? null : judging ? uphold : dismiss;
  return (
    <>
      <Group gap="sm">
        {state !== "upheld" && state !== "confirmed" && (
          <Button variant="default" aria-label={uphold.title} onClick={() => setJudging(true)}>
            {uphold.act}
          </Button>
        )}
        {state !== "dismissed" && state !== "granted" && (
          <Button variant="default" aria-label={dismiss.title} onClick={() => setJudging(false)}>
            {dismiss.act}
          </Button>
        )}
      </Group>
      {asked && judging !== null && (
        <SayDialog
          title={asked.title}
          lead={
            judging
              ? t`Its page says that the use of AI is disputed, until the artist corrects it. The studio is told, with the way to appeal.`
              : t`Its page says nothing of a dispute. Those who reported it are told.`
          }
          label={t`Decision`}
          description={t`The studio and those who reported it read it.`}
          field="decision"
          max={DECISION_MAX}
          problemOf={decisionProblem}
          act={asked.act}
          onClose={() => setJudging(null)}
          onAct={(decision) =>
            judge(
              { input: { id, seen, isUpheld: judging, decision } },
              t`It was decided, and everybody was told.`,
            )
          }
        />
      )}
    </>
  );
}
