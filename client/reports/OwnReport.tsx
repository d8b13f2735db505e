import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { OwnReport_report$key } from "../__generated__/OwnReport_report.graphql.ts";
import "./reports.css";

/** What the person reported, and what became of it. */
export function OwnReport({ report: reportRef }: { report: OwnReport_report$key }) {
  const { t, i18n } = useLingui();
  const { standing, text, decision, createdAt } = useFragment(
    graphql`
      fragment OwnReport_report on OwnReport {
        standing
        text
        decision
        createdAt
      }
    `,
    reportRef,
  );
  const day = i18n.date(new Date(createdAt), { dateStyle: "medium" });
  return (
    <div className="report-own" role="status">
      <Text>
        {standing === "open"
          ? t`You reported this on ${day}. We tell you as soon as somebody has decided.`
          : standing === "upheld"
            ? t`Your report of ${day} was upheld.`
            : t`Your report of ${day} was dismissed.`}
      </Text>
      {text && <blockquote>{text}</blockquote>}
      {decision && <Text c="dimmed">{decision}</Text>}
    </div>
  );
}
