import { useLingui } from "@lingui/react/macro";
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { commentProblem, MAX_COMMENT } from "../../../domain/milestones/milestone.ts";
import type { StepNotes_milestone$key } from "../../__generated__/StepNotes_milestone.graphql.ts";
import type { StepNotesMutation } from "../../__generated__/StepNotesMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";

/** What was said of a step and what happened to it, newest first. */
export function StepNotes({ step: stepRef }: { step: StepNotes_milestone$key }) {
  const { t, i18n } = useLingui();
  const labels = useMilestoneLabels();
  const said = useRefusal();
  const { id, notes } = useFragment(
    graphql`
      fragment StepNotes_milestone on Milestone {
        id
        notes {
          id
          kind
          text
          byName
          createdAt
        }
      }
    `,
    stepRef,
  );
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useCommit<StepNotesMutation>(graphql`
    mutation StepNotesMutation($input: CommentOnMilestoneInput!) {
      commentOnMilestone(input: $input) {
        __typename
        ... on CommentOnMilestonePayload {
          milestone {
            ...StepDrawer_milestone
          }
        }
        ... on InvalidInput {
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

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = commentProblem(text);
    if (wrong) return setProblem(wrong);
    try {
      const { commentOnMilestone: answer } = await commit({ input: { id, text } });
      const isKept = answer.__typename === "CommentOnMilestonePayload";
      setProblem(isKept ? null : refusalIn(answer));
      if (isKept) setText("");
    } catch (error) {
      setProblem(accidentIn(error));
    }
  }

  return (
    <section aria-labelledby={`notes-${id}`} className="step-notes">
      <h3 id={`notes-${id}`}>{t`Comments and history`}</h3>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Textarea
          label={t`Your comment`}
          rows={2}
          maxLength={MAX_COMMENT}
          value={text}
          error={problem && said(problem)}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" variant="default" mt="xs">
          {t`Send the comment`}
        </Button>
      </form>
      <ul>
        {notes.map((note) => {
          const at = i18n.date(new Date(note.createdAt), { dateStyle: "medium", timeStyle: "short" });
          return (
            <li key={note.id} data-kind={note.kind}>
              <span>{labels.happened({ kind: note.kind, text: note.text ?? null })}</span>
              <span className="release-dim">{note.byName ? `${note.byName} · ${at}` : at}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
