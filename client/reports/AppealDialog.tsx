import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { APPEAL_MAX, appealProblem } from "../../domain/reports/report.ts";
import type { AppealDialogMutation } from "../__generated__/AppealDialogMutation.graphql.ts";
import { useVerb } from "../admin/useVerb.ts";
import { SayDialog } from "./SayDialog.tsx";

interface Props {
  /** Global id of the report. */
  id: string;
  title: string;
  onClose: () => void;
}

/** The studio's word against a decision. */
export function AppealDialog({ id, title, onClose }: Props) {
  const { t } = useLingui();
  const appeal = useVerb<AppealDialogMutation>(graphql`
    mutation AppealDialogMutation($input: AppealReportInput!) {
      appealReport(input: $input) {
        __typename
        ... on AppealReportPayload {
          report {
            ...ReportPanel_report
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
  return (
    <SayDialog
      title={t`Appeal the decision about ${title}`}
      lead={t`Somebody looks at it again. You can appeal once, so say all that speaks for you: stems, session files, who sang and played.`}
      label={t`Your appeal`}
      field="appeal"
      max={APPEAL_MAX}
      problemOf={appealProblem}
      act={t`Send the appeal`}
      onClose={onClose}
      onAct={(words) => appeal({ input: { id, appeal: words } }, t`Your appeal was sent.`)}
    />
  );
}
