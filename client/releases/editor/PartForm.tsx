import { useLingui } from "@lingui/react/macro";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { licenceOf } from "../../../domain/releases/licence.ts";
import { releaseProblem } from "../../../domain/releases/release.ts";
import type { PartForm_release$key } from "../../__generated__/PartForm_release.graphql.ts";
import { useMergedSave } from "../../catalog/page/useMergedSave.tsx";
import type { RefusalPayload } from "../../i18n/useRefusal.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { useUnsentLabel } from "../../sync/mark/useUnsentLabel.tsx";
import { editOf, type FormField, formFieldOf, type ReleaseForm, readRelease } from "./releaseForm.ts";
import { useFieldLabels } from "./useFieldLabels.ts";
import { useReleaseSave } from "./useReleaseSave.ts";

interface Props {
  release: PartForm_release$key;
  title: string;
  lead?: ReactNode;
  /** The fields that this part writes. */
  fields: readonly FormField[];
  children: (form: UseFormReturnType<ReleaseForm>, currency: string) => ReactNode;
}

/** One part of what is written about a release: its fields, saved together, with both versions shown when two people wrote. */
export function PartForm({ release: releaseRef, title, lead, fields, children }: Props) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const release = useFragment(
    graphql`
      fragment PartForm_release on Release {
        id
        ...releaseForm_release
      }
    `,
    releaseRef,
  );
  const standing = readRelease(release);
  const send = useReleaseSave(release.id, standing.currency);
  const { save, follow, dialog } = useMergedSave<ReleaseForm, number>({
    standing,
    send,
    labelOf: labels.label,
    shown: labels.shown,
    undecided: t`Somebody else saved this release first. Save again to choose what stays.`,
  });
  const written = Object.keys(editOf(standing.form, fields, standing.currency));
  const about = { id: release.id, name: standing.form.title, fields: written };
  const unsent = useUnsentLabel({ table: "catalog", ...about });
  return (
    <SettingsCard title={title} {...(lead ? { lead } : {})}>
      <SettingsForm<ReleaseForm>
        initial={standing.form}
        problems={(form) => problemsOf(form, fields, standing.currency)}
        save={save}
        onFollow={follow}
        undoText={t`Release saved`}
        unsent={unsent}
      >
        {(form) => children(form, standing.currency)}
      </SettingsForm>
      {dialog}
    </SettingsCard>
  );
}

/** Each field of the part judged by itself, by the rules of the server. */
function problemsOf(form: ReleaseForm, fields: readonly FormField[], currency: string) {
  const problems: Partial<Record<FormField, RefusalPayload | null>> = {};
  for (const field of fields) {
    if (field === "reason") continue;
    const { preorderFrom: _moment, licence, ...edit } = editOf(form, [field], currency);
    const judged = { ...edit, ...(licence ? { licence: licenceOf(licence) } : {}) };
    const problem = releaseProblem(judged as Parameters<typeof releaseProblem>[0], new Date());
    problems[field] = problem && formFieldOf(problem.field) === field ? problem : null;
  }
  return problems;
}
