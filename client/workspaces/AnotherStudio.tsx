import { useLingui } from "@lingui/react/macro";
import { Button, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { passesGate } from "../../domain/billing/gates.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { nameProblem, type WorkspaceType } from "../../domain/workspaces/settings.ts";
import type { AnotherStudioMutation } from "../__generated__/AnotherStudioMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { stayBehind } from "../app/shownStudio.ts";
import { useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { StandsOn, useAskedClose } from "../settings/LeaveDialog.tsx";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import { AppModal } from "../ui/AppModal.tsx";

interface Form extends Record<string, unknown> {
  name: string;
  workspaceType: WorkspaceType;
}

/** One more studio beside this one, for those whose plan has it. */
export function AnotherStudio({ ownTier }: { ownTier: Tier }) {
  const { t } = useLingui();
  const session = useSession();
  const upgrade = useUpgrade();
  const { workspaces: known } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { place, close, isHeldBeside } = useAskedClose(() => setOpen(false));
  const commit = useCommit<AnotherStudioMutation>(graphql`
    mutation AnotherStudioMutation($input: CreateWorkspaceInput!) {
      createWorkspace(input: $input) {
        __typename
        ... on CreateWorkspacePayload {
          viewer {
            workspaces {
              id
              name
              workspaceType
            }
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

  async function create({ name, workspaceType }: Form): Promise<SaveOutcome> {
    const { createWorkspace: answer } = await commit({ input: { name, workspaceType } });
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    if (answer.__typename === "NotFound") return refusedBy(answer);
    const made = answer.__typename === "CreateWorkspacePayload" ? answer.viewer.workspaces : [];
    const opened = made.find(({ id }) => known.every((each) => each.id !== id));
    // The settings beside it hold something of the studio that they are of.
    if (opened && isHeldBeside()) {
      stayBehind(opened);
      setOpen(false);
      return SAVED;
    }
    // The form is clean before the screen goes away, or it would ask whether to leave.
    setTimeout(() => session.restart("/"), 0);
    return SAVED;
  }

  function open() {
    if (passesGate(ownTier, "multiWorkspace")) setOpen(true);
    else upgrade({ feature: t`Several studios`, requires: "enterprise" });
  }

  return (
    <SettingsCard
      title={t`Another studio`}
      lead={t`With Indee Label you run several studios in one account, each with its own music, shop and team.`}
    >
      <Button variant="default" className="settings-start" onClick={open}>
        {t`Open another studio`}
      </Button>
      <AppModal isOpen={isOpen} onClose={() => void close()} title={t`Open another studio`}>
        <StandsOn value={place}>
          <SettingsForm<Form>
            initial={{ name: "", workspaceType: "artist" }}
            problems={({ name }) => ({ name: nameProblem(name) })}
            save={create}
            saveLabel={t`Open the studio`}
          >
            {(form) => (
              <>
                <TextInput label={t`Name`} data-autofocus {...form.getInputProps("name")} />
                <Radio.Group label={t`Kind`} {...form.getInputProps("workspaceType")}>
                  <Stack gap="sm" mt="xs">
                    <Radio value="artist" label={t`Artist`} />
                    <Radio value="label" label={t`Label`} />
                  </Stack>
                </Radio.Group>
              </>
            )}
          </SettingsForm>
        </StandsOn>
      </AppModal>
    </SettingsCard>
  );
}
