import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import { squeezed } from "../../domain/milestones/squeeze.ts";
import { localTimeOf } from "../../domain/releases/localTime.ts";
import type { NewPlanDialog_query$key } from "../__generated__/NewPlanDialog_query.graphql.ts";
import type { NewPlanDialog_workspace$key } from "../__generated__/NewPlanDialog_workspace.graphql.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LengthChoice } from "./LengthChoice.tsx";
import { planFilterOf } from "./planFilter.ts";
import { useApplyTemplate } from "./useApplyTemplate.ts";
import { useMilestoneLabels } from "./useMilestoneLabels.ts";

interface Props {
  workspace: NewPlanDialog_workspace$key;
  query: NewPlanDialog_query$key;
  onClose: () => void;
}

/** Lays a template over a release: counted back from its date, once it has one. */
export function NewPlanDialog({ workspace, query, onClose }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const apply = useApplyTemplate();
  const [address] = useSearchParams();
  const { releases, milestoneTemplates } = useFragment(
    graphql`
      fragment NewPlanDialog_workspace on Workspace {
        releases(first: 100) {
          edges {
            node {
              id
              title
              versionTitle
              milestoneProgress {
                total
              }
              privateFields {
                releaseDay
                timezone
              }
            }
          }
        }
        milestoneTemplates {
          id
          name
          steps {
            key
            offsetDays
            words {
              en
              es
            }
          }
        }
      }
    `,
    workspace,
  );
  const { seedMilestones } = useFragment(
    graphql`
      fragment NewPlanDialog_query on Query {
        seedMilestones {
          key
          offsetDays
          words {
            en
            es
          }
        }
      }
    `,
    query,
  );
  const nodes = releases.edges.map(({ node }) => node);
  const asked = nodes.find(({ id }) => id === planFilterOf(address).release);
  const [releaseId, setRelease] = useState(
    (asked ?? nodes.find(({ milestoneProgress }) => !milestoneProgress) ?? nodes[0])?.id ?? "",
  );
  const [templateId, setTemplate] = useState("");
  const [isSqueezed, setSqueezed] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const template = milestoneTemplates?.find(({ id }) => id === templateId);
  const steps = template?.steps ?? seedMilestones;
  const { releaseDay, timezone } = nodes.find(({ id }) => id === releaseId)?.privateFields ?? {};
  const ahead = releaseDay && timezone ? { today: localTimeOf(new Date(), timezone).day, releaseDay } : null;
  const shown = ahead && isSqueezed ? squeezed(steps, ahead) : steps;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const isDone = await apply({ releaseId, templateId: templateId || null, isSqueezed });
    setSaving(false);
    if (isDone) onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`New plan`}>
      {nodes.length === 0 ? (
        <EmptyState
          title={t`No releases yet`}
        >{t`Create a release first. Then make its plan here.`}</EmptyState>
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Stack>
            <NativeSelect
              label={t`For which release?`}
              value={releaseId}
              data={nodes.map(({ id, title, versionTitle }) => ({
                value: id,
                label: versionTitle ? `${title} (${versionTitle})` : title,
              }))}
              onChange={({ currentTarget: { value } }) => setRelease(value)}
            />
            <NativeSelect
              label={t`Which template?`}
              description={t`Steps that the release has already stay as they are.`}
              value={templateId}
              data={[
                { value: "", label: t`The plan from Levare` },
                ...(milestoneTemplates ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => setTemplate(value)}
            />
            {ahead && (
              <LengthChoice steps={steps} ahead={ahead} isSqueezed={isSqueezed} onChoose={setSqueezed} />
            )}
            <details className="plan-preview">
              <summary>{t`Steps of the template: ${steps.length}`}</summary>
              <ol>
                {shown.map((step) => (
                  <li key={step.key}>
                    {labels.said(step.words)}{" "}
                    <span className="release-dim">{labels.offset(step.offsetDays)}</span>
                  </li>
                ))}
              </ol>
            </details>
            <Group>
              <Button type="submit" disabled={isSaving}>
                {isSaving ? t`Saving...` : t`Create the plan`}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t`Cancel`}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </AppModal>
  );
}
