import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Checkbox, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { type Check, MAX_CHECK } from "../../../domain/milestones/milestone.ts";
import type { StepChecklist_milestone$key } from "../../__generated__/StepChecklist_milestone.graphql.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { useStepEdit } from "./useStepEdit.ts";

/** The points of a step; each change is kept at once. */
export function StepChecklist({ step: stepRef }: { step: StepChecklist_milestone$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const save = useStepEdit();
  const {
    id,
    version,
    checklist: kept,
  } = useFragment(
    graphql`
      fragment StepChecklist_milestone on Milestone {
        id
        version
        checklist {
          text
          isDone
        }
      }
    `,
    stepRef,
  );
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);

  /** The points as they are being saved, which the next change builds on. */
  const [wanted, setWanted] = useState<readonly Check[] | null>(null);
  const checklist = wanted ?? kept;

  async function keep(next: readonly Check[]): Promise<boolean> {
    const points = next.map(({ text, isDone }) => ({ text, isDone }));
    setWanted(points);
    const refused = await save({ id, version, checklist: points });
    setWanted((newest) => (newest === points ? null : newest));
    setProblem(refused);
    return refused === null;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    // The next point can be typed at once.
    setText("");
    if (!(await keep([...checklist, { text, isDone: false }]))) setText((next) => next || text);
  }

  return (
    <section aria-labelledby={`checklist-${id}`} className="step-checklist">
      <h3 id={`checklist-${id}`}>{t`Checklist`}</h3>
      {checklist.length > 0 && (
        <ul>
          {checklist.map((check, at) => (
            // Points have no names of their own, and two may read the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a point is kept in the line.
            <li key={`${at} ${check.text}`}>
              <Checkbox
                label={check.text}
                checked={check.isDone}
                onChange={({ currentTarget: { checked } }) =>
                  void keep(
                    checklist.map((each, place) => (place === at ? { ...each, isDone: checked } : each)),
                  )
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove ${check.text}`}
                onClick={() => void keep(checklist.filter((_each, place) => place !== at))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="step-add">
        <TextInput
          label={t`New point`}
          maxLength={MAX_CHECK}
          value={text}
          error={problem && said(problem)}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" variant="default">
          {t`Add`}
        </Button>
      </form>
    </section>
  );
}
