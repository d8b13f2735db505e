import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Anchor, Badge } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { byline } from "../../../domain/publicPages/titles.ts";
import type { ReportEntry_report$key } from "../../__generated__/ReportEntry_report.graphql.ts";
import { SaidSongs } from "../../reports/SaidSongs.tsx";
import { useMoment } from "../useMoment.ts";
import { ReportVerdict } from "./ReportVerdict.tsx";
import { useReportStates } from "./useReportStates.ts";

/** A report with what was told at the time and what is told now, and what is decided about it. */
export function ReportEntry({ report: reportRef }: { report: ReportEntry_report$key }) {
  const { t } = useLingui();
  const { day } = useMoment();
  const states = useReportStates();
  const report = useFragment(
    graphql`
      fragment ReportEntry_report on Report {
        title
        artistNames
        subjectKind
        state
        createdAt
        decision
        decidedAt
        appeal
        appealedAt
        appealDecision
        appealDecidedAt
        said {
          ...SaidSongs_song
        }
        saidNow {
          ...SaidSongs_song
        }
        voices {
          text
        }
        track {
          pagePath
        }
        release {
          pagePath
        }
        ...ReportVerdict_report
      }
    `,
    reportRef,
  );
  const { title, artistNames, subjectKind, createdAt, decision, decidedAt, appeal, appealedAt } = report;
  const { appealDecision, appealDecidedAt } = report;
  const voices = report.voices ?? [];
  const words = voices.flatMap(({ text }) => text ?? []);
  const path = report.track?.pagePath ?? report.release?.pagePath;
  const { label, color } = states[report.state as keyof typeof states];
  const reported = t`${plural(voices.length, { one: "# person reported it", other: "# people reported it" })}`;
  return (
    <li className="report-entry">
      <div className="report-head">
        <strong>
          {path ? (
            <Anchor component={Link} to={path} inherit>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </strong>
        <span>{byline(artistNames)}</span>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
        <span className="report-dim">
          {[subjectKind === "track" ? t`Track` : t`Release`, t`The use of AI`, day(createdAt)].join(" · ")}
        </span>
      </div>
      <div className="report-said">
        <SaidSongs heading={t`Told at the time`} songs={report.said} />
        <SaidSongs heading={t`Told now`} songs={report.saidNow} />
      </div>
      <div className="report-voices">
        <h3>{reported}</h3>
        {words.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same, and their order is fixed.
          <blockquote key={place}>{text}</blockquote>
        ))}
      </div>
      {decision && (
        <div>
          <h3>{decidedAt ? t`Decided on ${day(decidedAt)}` : t`Decision`}</h3>
          <p>{decision}</p>
        </div>
      )}
      {appeal && (
        <div>
          <h3>{appealedAt ? t`Appealed on ${day(appealedAt)}` : t`Appeal of the studio`}</h3>
          <blockquote>{appeal}</blockquote>
        </div>
      )}
      {appealDecision && (
        <div>
          <h3>{appealDecidedAt ? t`Appeal decided on ${day(appealDecidedAt)}` : t`Decision`}</h3>
          <p>{appealDecision}</p>
        </div>
      )}
      <ReportVerdict report={report} />
    </li>
  );
}
