import { useLingui } from "@lingui/react/macro";
import { Button, Progress } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { nextRecord } from "../../domain/releases/nextRecord.ts";
import { text } from "../../domain/words/refusal.ts";
import type { NextRecordQuery } from "../__generated__/NextRecordQuery.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { stepPath } from "../milestones/planAddress.ts";
import { useMilestoneLabels } from "../milestones/useMilestoneLabels.ts";
import { Countdown } from "../releases/Countdown.tsx";
import { gapPath } from "../releases/gapPath.ts";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { Cover } from "../ui/Cover.tsx";

const STEPS = 3;

/** What one works towards: the next record, how long it takes still, what is to be done first and what holds it back. */
export function NextRecord() {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const labels = useReleaseLabels();
  const milestoneLabels = useMilestoneLabels();
  const { viewer } = useLazyLoadQuery<NextRecordQuery>(
    graphql`
      query NextRecordQuery {
        viewer {
          workspace {
            releases(first: 50, filter: { states: [draft, checking, ready, scheduled, preorder] }) {
              edges {
                node {
                  id
                  title
                  versionTitle
                  artistNames
                  state
                  date
                  coverUrl(width: 320)
                  runningOrder {
                    track {
                      id
                      title
                      isrc
                      state
                    }
                  }
                  privateFields {
                    readiness
                    timezone
                    missing {
                      part
                      count
                    }
                    problems {
                      reason
                      count
                    }
                  }
                  milestones {
                    id
                    status
                    dueDay
                    today
                    title {
                      en
                      es
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const releases = viewer?.workspace?.releases.edges.map(({ node }) => node) ?? [];
  const release = nextRecord(releases, new Date());
  if (!release)
    return (
      <section className="next-record" aria-labelledby="next-record">
        <div>
          <h2 id="next-record" className="next-record-title">{t`Your next record begins here`}</h2>
          <p className="release-dim">{t`Upload songs, choose a date, and see every step on the way here.`}</p>
          <Button component={Link} to="/releases?new=1">
            {t`New release`}
          </Button>
        </div>
      </section>
    );
  const { title, versionTitle, artistNames, date, coverUrl, privateFields, runningOrder } = release;
  const page = releaseAddress(release);
  const readiness = privateFields?.readiness ?? 0;
  const percent = i18n.number(readiness / 100, { style: "percent" });
  const timeZone = privateFields?.timezone ?? "UTC";
  const problems = privateFields?.problems ?? [];
  const planned = (release.milestones ?? [])
    .filter(({ status }) => status !== "done" && status !== "skipped")
    .sort((one, other) => (one.dueDay ?? "9").localeCompare(other.dueDay ?? "9"))
    .map(({ id, title, dueDay, today }) => ({
      to: stepPath(id, milestoneLabels.said(title)),
      name: milestoneLabels.said(title),
      when: dueDay ? milestoneLabels.distance(dueDay, today) : null,
    }));
  const lacking = (privateFields?.missing ?? []).map((missing) => ({
    to: gapPath(missing.part, runningOrder, page),
    name: labels.missing(missing),
    when: null,
  }));
  const steps = [...planned, ...lacking].slice(0, STEPS);
  return (
    <section className="next-record" aria-labelledby="next-record">
      <Link to={page} tabIndex={-1} aria-hidden className="next-record-cover">
        <Cover src={coverUrl} alt="" isFirst />
      </Link>
      <div className="next-record-words">
        <p className="release-dim">{said(text("releases.yourNext"))}</p>
        <h2 id="next-record" className="next-record-title">
          <Link to={page}>{wholeTitle({ title, versionTitle: versionTitle ?? null })}</Link>
        </h2>
        <p className="release-dim">{[artistNames.join(", "), labels.state(release.state)].join(" · ")}</p>
        {date ? (
          <p className="next-record-when">
            <Countdown date={date} className="release-countdown" />{" "}
            <span className="release-dim">
              {i18n.date(new Date(date), { dateStyle: "full", timeStyle: "short", timeZone })} ({timeZone})
            </span>
          </p>
        ) : (
          <Button
            component={Link}
            to={`${page}?part=date#field-releaseDay`}
            className="settings-start"
          >{t`Choose a date`}</Button>
        )}
        <div className="next-record-ready">
          <Progress value={readiness} aria-label={t`Readiness`} />
          <span>{t`${percent} ready`}</span>
        </div>
      </div>
      {steps.length > 0 && (
        <div>
          <h3>{t`Next steps`}</h3>
          <ol className="next-record-steps">
            {steps.map(({ to, name, when }) => (
              <li key={`${to} ${name}`}>
                <Link to={to} className="next-record-step">
                  {name}
                </Link>{" "}
                {when && <span className="release-dim">{when}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      {problems.length > 0 && (
        <div>
          <h3>{t`What it still needs`}</h3>
          <ul className="next-record-steps" data-blocking>
            {problems.map((problem) => (
              <li key={problem.reason}>{labels.problem(problem)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
