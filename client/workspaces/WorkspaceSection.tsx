import { useLingui } from "@lingui/react/macro";
import { Radio, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useMemo, useRef } from "react";
import { graphql } from "react-relay";
import type { Tier } from "../../domain/billing/plans.ts";
import { CURRENCIES } from "../../domain/workspaces/currencies.ts";
import {
  timezones,
  type WorkspaceSettings,
  type WorkspaceType,
  workspaceProblems,
} from "../../domain/workspaces/settings.ts";
import type { WorkspaceSectionMutation } from "../__generated__/WorkspaceSectionMutation.graphql.ts";
import type {
  WorkspaceSectionQuery,
  WorkspaceSectionQuery$data,
} from "../__generated__/WorkspaceSectionQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import { AnotherStudio } from "./AnotherStudio.tsx";
import "./workspaces.css";

type Workspace = NonNullable<NonNullable<WorkspaceSectionQuery$data["viewer"]>["workspace"]>;
type Form = WorkspaceSettings & Record<string, unknown>;

/** What the studio is called, where it stands, and in what it counts. */
export function WorkspaceSection() {
  const { viewer } = useScreenQuery<WorkspaceSectionQuery>(graphql`
    query WorkspaceSectionQuery @preloadable {
      viewer {
        ownTier
        workspace {
          id
          name
          slug
          workspaceType
          defaultCurrency
          timezone
          notificationsEnabled
          showsAiTeam
          isrcPrefix
          defaultCLineOwner
          defaultPLineOwner
          version
        }
      }
    }
  `);
  if (!viewer?.workspace) return null;
  return (
    <>
      <StudioForm key={viewer.workspace.id} workspace={viewer.workspace} />
      <AnotherStudio ownTier={viewer.ownTier as Tier} />
    </>
  );
}

function StudioForm({ workspace }: { workspace: Workspace }) {
  const { t, i18n } = useLingui();
  const { id, version, isrcPrefix, defaultCLineOwner, defaultPLineOwner, ...plain } = workspace;
  const settings = {
    ...{ ...plain, isrcPrefix: isrcPrefix ?? "" },
    ...{ defaultCLineOwner: defaultCLineOwner ?? "", defaultPLineOwner: defaultPLineOwner ?? "" },
  };
  // The way back in the toast outlives the render that it was made in.
  const known = useRef(version);
  const names = useMemo(() => new Intl.DisplayNames([i18n.locale], { type: "currency" }), [i18n.locale]);
  const currencies = CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }));
  const zones = useMemo(() => {
    const all = timezones();
    return all.includes(workspace.timezone) ? all : [workspace.timezone, ...all];
  }, [workspace.timezone]);
  const commit = useCommit<WorkspaceSectionMutation>(graphql`
    mutation WorkspaceSectionMutation($input: UpdateWorkspaceInput!) {
      updateWorkspace(input: $input) {
        __typename
        ... on UpdateWorkspacePayload {
          workspace {
            id
            name
            slug
            workspaceType
            defaultCurrency
            timezone
            notificationsEnabled
            showsAiTeam
            isrcPrefix
            defaultCLineOwner
            defaultPLineOwner
            version
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleWorkspace {
          code
          params
          message
          current {
            version
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function save(form: Form): Promise<SaveOutcome> {
    const { name, slug, defaultCurrency, timezone, notificationsEnabled, showsAiTeam, workspaceType } = form;
    const { isrcPrefix, defaultCLineOwner, defaultPLineOwner } = form;
    const change = {
      ...{ name, slug, defaultCurrency, timezone, notificationsEnabled, showsAiTeam, workspaceType },
      ...{ isrcPrefix, defaultCLineOwner, defaultPLineOwner },
    };
    const { updateWorkspace: answer } = await commit({ input: { id, version: known.current, ...change } });
    if (answer.__typename === "UpdateWorkspacePayload") {
      known.current = answer.workspace.version;
      return SAVED;
    }
    if (answer.__typename === "StaleWorkspace") known.current = answer.current.version;
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    return refusedBy(answer);
  }

  return (
    <SettingsCard title={t`Your studio`}>
      <SettingsForm<Form>
        initial={settings as Form}
        problems={workspaceProblems}
        save={save}
        onFollow={() => {
          known.current = version;
        }}
        undoText={t`Studio saved`}
      >
        {(form) => (
          <>
            <TextInput label={t`Name`} {...form.getInputProps("name")} />
            <TextInput
              label={t`Address`}
              description={t`Lowercase letters, digits and hyphens. The old address keeps working.`}
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps("slug")}
            />
            <Radio.Group label={t`Kind`} {...form.getInputProps("workspaceType")}>
              <Stack gap="sm" mt="xs">
                {kinds(t`Artist`, t`Label`).map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
            <div className="workspaces-two">
              <Select
                label={t`Currency`}
                searchable
                allowDeselect={false}
                data={currencies}
                limit={200}
                {...form.getInputProps("defaultCurrency")}
              />
              <Select
                label={t`Time zone`}
                searchable
                allowDeselect={false}
                data={zones}
                limit={100}
                {...form.getInputProps("timezone")}
              />
            </div>
            <TextInput
              label={t`ISRC prefix`}
              description={t`Country and registrant code from your ISRC agency. Without it, you enter codes by hand.`}
              placeholder="QZ-ABC"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.getInputProps("isrcPrefix")}
            />
            <div className="workspaces-two">
              <TextInput
                label={t`Default ℗ line`}
                description={t`Who owns the recordings. The year of the release goes before it.`}
                leftSection={`℗ ${t`year`}`}
                leftSectionWidth={64}
                placeholder={form.values.name}
                {...form.getInputProps("defaultPLineOwner")}
              />
              <TextInput
                label={t`Default © line`}
                description={t`Who owns covers and texts. The year of the release goes before it.`}
                leftSection={`© ${t`year`}`}
                leftSectionWidth={64}
                placeholder={form.values.name}
                {...form.getInputProps("defaultCLineOwner")}
              />
            </div>
            <Switch
              className="settings-switch"
              labelPosition="left"
              label={t`News of the studio`}
              aria-label={t`News of the studio`}
              description={t`Orders, supporters and releases reach everybody on the team.`}
              {...form.getInputProps("notificationsEnabled", { type: "checkbox" })}
            />
            <Switch
              className="settings-switch"
              labelPosition="left"
              label={t`AI team`}
              aria-label={t`AI team`}
              description={t`Its button, shortcut and page are there for everybody on the team.`}
              {...form.getInputProps("showsAiTeam", { type: "checkbox" })}
            />
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

function kinds(artist: string, label: string): { value: WorkspaceType; label: string }[] {
  return [
    { value: "artist", label: artist },
    { value: "label", label },
  ];
}
