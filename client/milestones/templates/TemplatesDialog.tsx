import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MAX_TEMPLATE_NAME } from "../../../domain/milestones/template.ts";
import type {
  TemplatesDialog_workspace$data,
  TemplatesDialog_workspace$key,
} from "../../__generated__/TemplatesDialog_workspace.graphql.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { AppModal } from "../../ui/AppModal.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";
import { useTemplateVerbs } from "./useTemplateVerbs.ts";

interface Props {
  workspace: TemplatesDialog_workspace$key;
  onClose: () => void;
}

type Template = NonNullable<TemplatesDialog_workspace$data["milestoneTemplates"]>[number];

/** The templates that a studio keeps: their names, their steps, and the way to forget one. */
export function TemplatesDialog({ workspace, onClose }: Props) {
  const { t } = useLingui();
  const { id, milestoneTemplates } = useFragment(
    graphql`
      fragment TemplatesDialog_workspace on Workspace {
        id
        milestoneTemplates {
          id
          name
          steps {
            key
            title
            offsetDays
            ownerRole
            dependsOn
            channel
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
  const templates = milestoneTemplates ?? [];
  return (
    <AppModal isOpen onClose={onClose} title={t`Your templates`} size="lg">
      {templates.length === 0 ? (
        <EmptyState title={t`No template yet`} headingLevel={3}>
          {t`Change a plan until it fits the way you work, then choose “Save as template” below it.`}
        </EmptyState>
      ) : (
        <ul className="plan-templates">
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateLine workspaceId={id} template={template} />
            </li>
          ))}
        </ul>
      )}
    </AppModal>
  );
}

function TemplateLine({ workspaceId, template }: { workspaceId: string; template: Template }) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const said = useRefusal();
  const verbs = useTemplateVerbs();
  const undoToast = useUndoToast();
  const [name, setName] = useState(template.name);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const { id, steps } = template;
  const given = steps.map(({ words: _words, ...step }) => ({ ...step, dependsOn: [...step.dependsOn] }));

  async function rename() {
    if (name.trim() !== template.name) setProblem(await verbs.save({ workspaceId, id, name, steps: given }));
  }

  async function forget() {
    const wrong = await verbs.remove(id);
    setProblem(wrong);
    if (wrong) return;
    const back = { workspaceId, name: template.name, steps: given };
    undoToast(t`${template.name} is deleted. Plans made from it stay.`, () => void verbs.save(back));
  }

  return (
    <>
      <div className="plan-template">
        <TextInput
          label={t`Name of the template`}
          maxLength={MAX_TEMPLATE_NAME}
          value={name}
          error={problem && said(problem)}
          onChange={({ currentTarget: { value } }) => setName(value)}
          onBlur={() => void rename()}
        />
        <Button
          variant="subtle"
          color="gray"
          aria-label={t`Delete: ${template.name}`}
          onClick={() => void forget()}
        >
          {t`Delete`}
        </Button>
      </div>
      <details className="plan-preview">
        <summary>{t`Steps of the template: ${steps.length}`}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step.key}>
              {labels.said(step.words)} <span className="release-dim">{labels.offset(step.offsetDays)}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
