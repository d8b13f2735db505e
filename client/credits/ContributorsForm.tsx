import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Select, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { graphql, readInlineData } from "react-relay";
import { type Credit, creditsProblem } from "../../domain/credits/party.ts";
import type { ContributorsForm_track$key } from "../__generated__/ContributorsForm_track.graphql.ts";
import type { ContributorsFormMutation } from "../__generated__/ContributorsFormMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { type SendOutcome, useMergedSave } from "../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../i18n/useRefusal.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { moved } from "./moved.ts";
import { NameField } from "./NameField.tsx";
import { useCreditLabels } from "./useCreditLabels.ts";

const fragment = graphql`
  fragment ContributorsForm_track on Track @inline {
    id
    version
    contributors {
      role
      party {
        id
        name
      }
    }
  }
`;

interface Form extends Record<string, unknown> {
  contributors: readonly Credit[];
}

function read(key: ContributorsForm_track$key) {
  const { id, version, contributors } = readInlineData(fragment, key);
  const form: Form = { contributors: contributors.map(({ role, party }) => ({ name: party.name, role })) };
  return { id, version, form };
}

/** Who played, sang, produced and mixed, in the order in which it is printed. */
export function ContributorsForm({ track }: { track: ContributorsForm_track$key }) {
  const { t } = useLingui();
  const { roles, roleName } = useCreditLabels();
  const { id, version, form: initial } = read(track);
  const send = useSend(id);
  const { save, follow, dialog } = useMergedSave<Form, number>({
    standing: { form: initial, version },
    send,
    labelOf: () => t`Credits`,
    shown: (_field, value) =>
      (value as Credit[]).map(({ name, role }) => `${roleName(role)}: ${name}`).join("\n"),
    undecided: t`Not saved: choose between the two versions first.`,
  });
  const problems = ({ contributors }: Form) => {
    const problem = creditsProblem(contributors);
    return problem ? { [`contributors.${problem.line}`]: problem } : {};
  };
  return (
    <SettingsCard
      title={t`Who made it`}
      lead={t`Everybody who played, sang, produced or mixed. Main and featured artists are in the details.`}
    >
      <SettingsForm<Form>
        initial={initial}
        problems={problems}
        save={save}
        onFollow={follow}
        undoText={t`Credits saved`}
      >
        {(form) => {
          const { contributors } = form.getValues();
          const setAll = (next: readonly Credit[]) => {
            form.clearErrors();
            form.setFieldValue("contributors", next);
          };
          const setLine = (at: number, some: Partial<Credit>) =>
            setAll(contributors.map((line, place) => (place === at ? { ...line, ...some } : line)));
          return (
            <>
              {contributors.length === 0 && <Text c="dimmed">{t`Nobody is credited yet.`}</Text>}
              <ol className="track-lines">
                {contributors.map(({ name, role }, at) => (
                  // Lines keep their places; moving one moves its words.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <li key={at} className="track-line">
                    <NameField
                      label={t`Name ${at + 1}`}
                      value={name}
                      error={form.errors[`contributors.${at}`]}
                      onChange={(next) => setLine(at, { name: next })}
                    />
                    <Select
                      className="track-role"
                      aria-label={t`Role ${at + 1}`}
                      placeholder={t`Role`}
                      searchable
                      allowDeselect={false}
                      data={roles}
                      value={role || null}
                      onChange={(next) => setLine(at, { role: next ?? "" })}
                    />
                    <ActionIcon
                      aria-label={t`Move ${name} up`}
                      disabled={at === 0}
                      onClick={() => setAll(moved(contributors, at, -1))}
                    >
                      <IconArrowUp size={18} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      aria-label={t`Move ${name} down`}
                      disabled={at === contributors.length - 1}
                      onClick={() => setAll(moved(contributors, at, 1))}
                    >
                      <IconArrowDown size={18} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      aria-label={t`Remove ${name}`}
                      onClick={() => setAll(contributors.filter((_, place) => place !== at))}
                    >
                      <IconTrash size={18} aria-hidden />
                    </ActionIcon>
                  </li>
                ))}
              </ol>
              <div>
                <Button variant="default" onClick={() => setAll([...contributors, { name: "", role: "" }])}>
                  {t`Add a credit`}
                </Button>
              </div>
            </>
          );
        }}
      </SettingsForm>
      {dialog}
    </SettingsCard>
  );
}

function useSend(id: string) {
  const commit = useCommit<ContributorsFormMutation>(graphql`
    mutation ContributorsFormMutation($input: SetContributorsInput!) {
      setContributors(input: $input) {
        __typename
        ... on SetContributorsPayload {
          track {
            ...ContributorsForm_track
            ...PeopleCard_track
          }
        }
        ... on StaleVersion {
          current {
            ...ContributorsForm_track
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
    form: Form,
    _changed: readonly string[],
    version: number,
  ): Promise<SendOutcome<Form, number>> => {
    const contributors = form.contributors.map(({ name, role }) => ({ name, role }));
    const { setContributors: answer } = await commit({ input: { id, version, contributors } });
    if (answer.__typename === "SetContributorsPayload" || answer.__typename === "StaleVersion") {
      const isSaved = answer.__typename === "SetContributorsPayload";
      const now = read(isSaved ? answer.track : answer.current);
      return { kind: isSaved ? "saved" : "stale", form: now.form, version: now.version };
    }
    return { kind: "refused", ...refusalIn(answer), field: null };
  };
}
