import { useLingui } from "@lingui/react/macro";
import { Text, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { handleProblem, MAX_HANDLE_LENGTH } from "../../../domain/profiles/handle.ts";
import type { HandleCard_profile$key } from "../../__generated__/HandleCard_profile.graphql.ts";
import type { HandleCardMutation } from "../../__generated__/HandleCardMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../../settings/saveOutcome.ts";
import { addressOf } from "../address.ts";
import { useHandleCheck } from "./useHandleCheck.ts";
import type { OwnVersion } from "./useOwnVersion.ts";

interface Props {
  profile: HandleCard_profile$key;
  version: OwnVersion;
}

/** The page's address. The one before goes on leading to the person, so a change breaks nobody's link. */
export function HandleCard({ profile, version }: Props) {
  const { t, i18n } = useLingui();
  const note = useRef<HTMLParagraphElement>(null);
  const [former, setFormer] = useState<string | null>(null);
  const { handle, handleChangeableAt } = useFragment(
    graphql`
      fragment HandleCard_profile on Profile {
        handle
        handleChangeableAt
      }
    `,
    profile,
  );
  const commit = useCommit<HandleCardMutation>(graphql`
    mutation HandleCardMutation($input: ChangeHandleInput!) {
      changeHandle(input: $input) {
        __typename
        ... on ChangeHandlePayload {
          profile {
            id
            version
            ...HandleCard_profile
          }
        }
        ... on HandleRefused {
          code
          params
          message
        }
      }
    }
  `);

  // The form goes with the change; the keyboard stays on the sentence that takes its place.
  useEffect(() => {
    if (former !== null) note.current?.focus();
  }, [former]);

  async function save({ handle: wanted }: Form): Promise<SaveOutcome> {
    if (wanted === handle) return SAVED;
    const { changeHandle: answer } = await commit({ input: { handle: wanted } });
    if (answer.__typename === "HandleRefused")
      return { kind: "refused", ...refusalIn(answer), field: "handle" };
    if (answer.__typename !== "ChangeHandlePayload") return refusedBy(answer);
    version.follow(answer.profile.version);
    setFormer(handle);
    return SAVED;
  }

  const day = handleChangeableAt && i18n.date(new Date(handleChangeableAt), { dateStyle: "long" });
  return (
    <SettingsCard
      title={t`Handle`}
      lead={t`The address of your page. Links to an old handle still lead to you, and nobody else can take it.`}
    >
      {day ? (
        <p ref={note} tabIndex={-1} className="profile-note">
          <strong>@{handle}</strong>{" "}
          {former && t`Your page has moved here. Links to @${former} lead here, too.`}{" "}
          {t`You can change it again from ${day}.`}
        </p>
      ) : (
        <SettingsForm<Form>
          initial={{ handle }}
          problems={(form) => ({ handle: form.handle === handle ? null : handleProblem(form.handle) })}
          save={save}
          saveLabel={t`Change handle`}
        >
          {(form) => {
            const field = form.getInputProps("handle");
            return (
              <div>
                <TextInput
                  label={t`Handle`}
                  description={t`Lowercase letters, digits, - and _. You can change it again after 30 days.`}
                  leftSection="@"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={MAX_HANDLE_LENGTH}
                  {...field}
                  onChange={(event) =>
                    form.setFieldValue(
                      "handle",
                      event.currentTarget.value.toLowerCase().replace(/^@|\s/g, ""),
                    )
                  }
                />
                <Availability typed={form.values.handle} own={handle} isRefused={Boolean(field.error)} />
              </div>
            );
          }}
        </SettingsForm>
      )}
    </SettingsCard>
  );
}

interface Form extends Record<string, unknown> {
  handle: string;
}

/** Whether the handle can be had, said while it is typed. */
function Availability({ typed, own, isRefused }: { typed: string; own: string; isRefused: boolean }) {
  const { t } = useLingui();
  const said = useRefusal();
  const state = useHandleCheck(typed, own);
  const place = `${window.location.host}${addressOf(typed)}`;
  return (
    <Text className="profile-availability" role="status" size="sm" c="dimmed">
      {isRefused || state === "unknown" ? null : state === "checking" ? (
        t`Checking if it is available…`
      ) : state === "free" ? (
        <>
          <IconCheck size={18} className="settings-good" aria-hidden /> {t`Free: ${place}`}
        </>
      ) : (
        said(state.problem)
      )}
    </Text>
  );
}
