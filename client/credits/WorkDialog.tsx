import { useLingui } from "@lingui/react/macro";
import { Text, TextInput } from "@mantine/core";
import { graphql, readInlineData } from "react-relay";
import { formatIswc } from "../../domain/catalog/identifiers.ts";
import { sharesOf, WHOLE_BP, type Writer, type WriterRole, workProblem } from "../../domain/credits/work.ts";
import type { WorkDialog_work$key } from "../__generated__/WorkDialog_work.graphql.ts";
import type { WorkDialogMutation } from "../__generated__/WorkDialogMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { type SendOutcome, useMergedSave } from "../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../i18n/useRefusal.ts";
import { StandsOn, useAskedClose } from "../settings/LeaveDialog.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { AppModal } from "../ui/AppModal.tsx";
import { useCreditLabels } from "./useCreditLabels.ts";
import { WriterLines } from "./WriterLines.tsx";

const fragment = graphql`
  fragment WorkDialog_work on Work @inline {
    id
    revision
    title
    iswc
    writers {
      role
      shareBp
      party {
        name
      }
    }
  }
`;

export interface WorkForm extends Record<string, unknown> {
  title: string;
  iswc: string;
  writers: readonly Writer[];
}

interface Version {
  id: string | null;
  revision: string | null;
}

function read(key: WorkDialog_work$key): { form: WorkForm; version: Version } {
  const { id, revision, title, iswc, writers } = readInlineData(fragment, key);
  const form = {
    title,
    iswc: iswc ? formatIswc(iswc) : "",
    writers: writers.map(({ role, shareBp, party }) => ({ name: party.name, role, shareBp: shareBp ?? 0 })),
  };
  return { form, version: { id, revision } };
}

interface Props {
  /** Null: a new one. */
  work: WorkDialog_work$key | null;
  workspaceId: string;
  suggestedTitle: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A work with its writers. Shares that do not add up yet make a draft. */
export function WorkDialog({ work, workspaceId, suggestedTitle, onSaved, onClose }: Props) {
  const { t } = useLingui();
  const { percent, writerName } = useCreditLabels();
  const { place, close } = useAskedClose(onClose);
  const standing = work
    ? read(work)
    : { form: { title: "", iswc: "", writers: [] }, version: { id: null, revision: null } };
  const initial: WorkForm = work ? standing.form : { ...standing.form, title: suggestedTitle };
  const labels: Record<string, string> = { title: t`Title`, iswc: t`ISWC`, writers: t`Writers` };
  const send = useSend(workspaceId, onSaved);
  const { save, follow, dialog } = useMergedSave<WorkForm, Version>({
    standing,
    send,
    labelOf: (field) => labels[field]!,
    shown: (field, value) =>
      field === "writers"
        ? (value as Writer[])
            .map(
              ({ name, role, shareBp }) => `${name}: ${writerName(role as WriterRole)}, ${percent(shareBp)}`,
            )
            .join("\n")
        : String(value),
    undecided: t`Not saved: choose between the two versions first.`,
  });
  const problems = ({ title, iswc, writers }: WorkForm) => {
    const problem = workProblem({ title, iswc: iswc.trim() || null, writers });
    if (!problem) return {};
    const field = problem.line === null ? problem.field : `${problem.field}.${problem.line}`;
    return { [field]: problem };
  };
  return (
    <AppModal isOpen onClose={() => void close()} title={work ? t`Edit the work` : t`New work`} size="lg">
      <StandsOn value={place}>
        <SettingsForm<WorkForm>
          initial={initial}
          problems={problems}
          save={save}
          onFollow={follow}
          saveLabel={t`Save work`}
        >
          {(form) => {
            const sum = sharesOf(form.getValues().writers);
            return (
              <>
                <TextInput label={labels.title} data-autofocus {...form.getInputProps("title")} />
                <TextInput
                  label={labels.iswc}
                  placeholder="T-034.524.680-1"
                  description={t`If your society assigned one.`}
                  {...form.getInputProps("iswc")}
                />
                <WriterLines form={form} />
                <Text role="status" c={sum > WHOLE_BP ? "var(--mantine-color-error)" : "dimmed"}>
                  {sum === WHOLE_BP
                    ? t`The shares add up to 100 %.`
                    : t`${percent(sum)} of 100 % shared. You can save it as a draft.`}
                </Text>
              </>
            );
          }}
        </SettingsForm>
      </StandsOn>
      {dialog}
    </AppModal>
  );
}

function useSend(workspaceId: string, onSaved: (id: string) => void) {
  const commit = useCommit<WorkDialogMutation>(graphql`
    mutation WorkDialogMutation($input: SaveWorkInput!) {
      saveWork(input: $input) {
        __typename
        ... on SaveWorkPayload {
          work {
            id
            isWhole
            recordingCount
            writers {
              party {
                id
                ipi
                isni
              }
            }
            ...WorkDialog_work
          }
        }
        ... on StaleWork {
          current {
            ...WorkDialog_work
          }
        }
        ... on InvalidInput {
          field
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
  return async (
    { title, iswc, writers }: WorkForm,
    _changed: readonly string[],
    { id, revision }: Version,
  ): Promise<SendOutcome<WorkForm, Version>> => {
    const input = {
      ...{ workspaceId, id, revision, title },
      iswc: iswc.trim() || null,
      writers: writers.map(({ name, role, shareBp }) => ({ name, role: role as WriterRole, shareBp })),
    };
    const { saveWork: answer } = await commit({ input });
    if (answer.__typename === "SaveWorkPayload") {
      onSaved(answer.work.id);
      return { kind: "saved", ...read(answer.work) };
    }
    if (answer.__typename === "StaleWork") return { kind: "stale", ...read(answer.current) };
    return { kind: "refused", ...refusalIn(answer) };
  };
}
