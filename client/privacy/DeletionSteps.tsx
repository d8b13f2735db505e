import { useLingui } from "@lingui/react/macro";
import { IconCheck, IconX } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { DONE_WITHIN_DAYS } from "../../domain/privacy/deletion.ts";
import type { DeletionSteps_deletion$key } from "../__generated__/DeletionSteps_deletion.graphql.ts";

interface Step {
  name: string;
  /** When it happened, or what it waits for. */
  when: string;
  isDone: boolean;
}

/** The four steps with their dates, under a sentence that says where it stands. */
export function DeletionSteps({ deletion: ref }: { deletion: DeletionSteps_deletion$key }) {
  const { t, i18n } = useLingui();
  const deletion = useFragment(
    graphql`
      fragment DeletionSteps_deletion on AccountDeletion {
        state
        requestedAt
        expiresAt
        confirmedAt
        dueAt
        doneAt
        canceledAt
      }
    `,
    ref,
  );
  const { state, confirmedAt, dueAt, doneAt, canceledAt } = deletion;
  const at = (time: string) => i18n.date(new Date(time), { dateStyle: "long", timeStyle: "short" });
  const requested = at(deletion.requestedAt);
  const expires = at(deletion.expiresAt);
  const due = dueAt ? at(dueAt) : "";
  const done = doneAt ? at(doneAt) : "";
  const canceled = canceledAt ? at(canceledAt) : "";
  const sentences: Record<string, string> = {
    requested: t`Not confirmed yet. Use the link in our email until ${expires}.`,
    expired: t`Nobody confirmed it in time. Nothing was deleted.`,
    waiting: t`Confirmed. Everything is deleted on ${due}; until then you can cancel.`,
    running: t`The deletion is in progress. It takes ${DONE_WITHIN_DAYS} days at most.`,
    done: t`Done. Everything was deleted on ${done}.`,
    canceled: t`Canceled on ${canceled}. Nothing was deleted.`,
  };
  const isRunning = state === "running" || state === "done";
  const isOff = state === "canceled" || state === "expired";
  const steps: Step[] = [
    { name: t`Received`, when: requested, isDone: true },
    {
      name: t`Confirmed`,
      when: confirmedAt ? at(confirmedAt) : isOff ? "" : t`waiting for your confirmation`,
      isDone: confirmedAt !== null,
    },
    {
      name: t`Deleting`,
      when: isRunning ? due : state === "waiting" ? t`begins on ${due}` : "",
      isDone: isRunning,
    },
    { name: t`Done`, when: done, isDone: state === "done" },
  ];
  return (
    <>
      <p className="legal-summary" role="status">
        {sentences[state]}
      </p>
      <ol className="privacy-steps" aria-label={t`Steps of the request`}>
        {steps.map(({ name, when, isDone }) => (
          <li key={name} data-done={isDone || undefined} data-off={(isOff && !isDone) || undefined}>
            <span className="privacy-mark">
              {isDone && <IconCheck size={18} aria-label={t`done`} />}
              {isOff && !isDone && <IconX size={18} aria-label={t`does not happen`} />}
            </span>
            <strong>{name}</strong>
            {when && <span>{when}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
