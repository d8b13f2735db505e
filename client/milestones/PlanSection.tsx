import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlus, IconTemplate } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PlanSection_release$key } from "../__generated__/PlanSection_release.graphql.ts";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { Cover } from "../ui/Cover.tsx";
import { MilestoneRing } from "./MilestoneRing.tsx";
import { isShown, type PlanFilter } from "./planFilter.ts";
import { AddStepDialog } from "./steps/AddStepDialog.tsx";
import { StepLine } from "./steps/StepLine.tsx";
import { SaveTemplateDialog } from "./templates/SaveTemplateDialog.tsx";
import { useMilestoneLabels } from "./useMilestoneLabels.ts";

/** A step by its global id, as its reader sees it called. */
export interface OpenedStep {
  id: string;
  title: string;
}

interface Props {
  release: PlanSection_release$key;
  filter: PlanFilter;
  /** The id of who looks. */
  me: string;
  onOpen: (step: OpenedStep) => void;
}

/** One release with its plan from the first step to the last, and today between them. */
export function PlanSection({ release: releaseRef, filter, me, onOpen }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const releaseLabels = useReleaseLabels();
  const [dialog, setDialog] = useState<"step" | "template" | null>(null);
  const release = useFragment(
    graphql`
      fragment PlanSection_release on Release {
        id
        title
        versionTitle
        state
        coverUrl
        privateFields {
          releaseDay
        }
        ...MilestoneRing_release
        ...SaveTemplateDialog_release
        milestones {
          id
          status
          dueDay
          today
          assigneeId
          title {
            en
            es
          }
          dependsOn
          ...StepLine_milestone
        }
      }
    `,
    releaseRef,
  );
  const { id, title, versionTitle, state, privateFields, coverUrl } = release;
  const steps = release.milestones ?? [];
  const shown = steps.filter((step) => isShown(step, filter, me));
  if (shown.length === 0) return null;
  const name = versionTitle ? `${title} (${versionTitle})` : title;
  const today = steps[0]!.today;
  const next = shown.find(({ dueDay }) => dueDay !== null && dueDay !== undefined && dueDay >= today);
  const isOpen = ({ status }: { status: string }) => status !== "done" && status !== "skipped";
  const waits = (dependsOn: readonly string[]) =>
    steps
      .filter((each) => dependsOn.includes(each.id) && isOpen(each))
      .map((each) => labels.said(each.title));
  return (
    <section className="plan-section" aria-labelledby={`plan-${id}`}>
      <header className="plan-head">
        <Cover src={coverUrl} alt="" size={56} />
        <div>
          <h2 id={`plan-${id}`}>
            <Link to={releaseAddress({ id, title: name })}>{name}</Link>
          </h2>
          <p className="release-dim">
            {releaseLabels.state(state)}
            {privateFields?.releaseDay && ` · ${labels.day(privateFields.releaseDay)}`}
          </p>
        </div>
        <MilestoneRing release={release} />
      </header>
      <ol className="plan-steps" aria-label={t`Steps of ${name}`} onKeyDown={moveFocus}>
        {shown.map((step) => (
          <Fragment key={step.id}>
            {step === next && (
              <li className="plan-today" aria-hidden>
                {t({ message: "Today", context: "line in a plan" })} · {labels.day(today)}
              </li>
            )}
            <StepLine
              step={step}
              waitsFor={waits(step.dependsOn)}
              onOpen={() => onOpen({ id: step.id, title: labels.said(step.title) })}
            />
          </Fragment>
        ))}
      </ol>
      <div className="plan-ways">
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t`Add a step to ${name}`}
          onClick={() => setDialog("step")}
        >
          {t`Add a step`}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTemplate size={18} aria-hidden />}
          aria-label={t`Save as template: ${name}`}
          onClick={() => setDialog("template")}
        >
          {t`Save as template`}
        </Button>
      </div>
      {dialog === "step" && (
        <AddStepDialog
          release={{ id, name, hasDay: privateFields?.releaseDay != null }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "template" && <SaveTemplateDialog release={release} onClose={() => setDialog(null)} />}
    </section>
  );
}

/** Up and down lead from step to step. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>(".step-title")];
  const line = (event.target as HTMLElement).closest("li");
  const at = titles.findIndex((each) => line?.contains(each));
  const aim = titles[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (at < 0 || !aim) return;
  event.preventDefault();
  aim.focus();
}
