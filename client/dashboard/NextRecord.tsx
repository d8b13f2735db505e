import { useLingui } from "@lingui/react/macro";
import { Button, Progress } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { nextRecord } from "../../domain/releases/nextRecord.ts";
import { text } from "../../domain/words/refusal.ts";
import type { NextRecordQuery } from "../__generated__/NextRecordQuery.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { LateSteps } from "../milestones/LateSteps.tsx";
import { Countdown } from "../releases/Countdown.tsx";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { Cover } from "../ui/Cover.tsx";
import { type Release, type Step, useNextSteps } from "./useNextSteps.ts";

/** What one works towards: the next record, how long it takes still, what is to be done first and what holds it back; then what is late elsewhere. */
export function NextRecord() {
  const { viewer } = useLazyLoadQuery<NextRecordQuery>(
    graphql`
      query NextRecordQuery {
        viewer {
          workspace {
            ...LateSteps_workspace
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
  const workspace = viewer?.workspace;
  const releases = workspace?.releases.edges.map(({ node }) => node) ?? [];
  const release = nextRecord(releases, new Date());
  const steps = useNextSteps(release);
  return (
    <>
      {release ? <Upcoming release={release} steps={steps} /> : <Beginning />}
      {workspace && <LateSteps workspace={workspace} without={steps.map(({ id }) => id)} />}
    </>
  );
}

function Beginning() {
  const { t } = useLingui();
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
}

function Upcoming({ release, steps }: { release: Release; steps: readonly Step[] }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const labels = useReleaseLabels();
  const { title, versionTitle, artistNames, date, coverUrl, privateFields } = release;
  const page = releaseAddress(release);
  const readiness = privateFields?.readiness ?? 0;
  const percent = i18n.number(readiness / 100, { style: "percent" });
  const problems = privateFields?.problems ?? [];
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
            <span className="release-dim">{labels.moment(date, privateFields?.timezone)}</span>
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
            {steps.map(({ id, to, name, when, isLate }) => (
              <li key={id}>
                <Link to={to} className="next-record-step">
                  {name}
                </Link>{" "}
                {when && (
                  <span className="step-due" data-late={isLate || undefined}>
                    {when}
                  </span>
                )}
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
