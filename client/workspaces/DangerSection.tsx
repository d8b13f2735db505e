import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { can } from "../../domain/accounts/permissions.ts";
import type { DangerSectionLeaveMutation } from "../__generated__/DangerSectionLeaveMutation.graphql.ts";
import type { DangerSectionQuery } from "../__generated__/DangerSectionQuery.graphql.ts";
import type { DangerSectionRestoreMutation } from "../__generated__/DangerSectionRestoreMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useViewer } from "../app/viewer.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { DeletionCard } from "../privacy/DeletionCard.tsx";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { DeleteStudio } from "./DeleteStudio.tsx";
import "../accounts/accounts.css";
import "./workspaces.css";

/** What cannot be taken back, or not for long. */
export function DangerSection() {
  const { t } = useLingui();
  const viewer = useViewer();
  const data = useScreenQuery<DangerSectionQuery>(graphql`
    query DangerSectionQuery @preloadable {
      viewer {
        deletedWorkspaces {
          id
          name
          goneAt
        }
      }
    }
  `);
  const deleted = data.viewer?.deletedWorkspaces ?? [];
  return (
    <>
      {deleted.map((studio) => (
        <Restore key={studio.id} studio={studio} />
      ))}
      {viewer.workspace && <Leave id={viewer.workspace.id} name={viewer.workspace.name} />}
      {viewer.workspace &&
        (can(viewer, "deleteAccount") ? (
          <DeleteStudio id={viewer.workspace.id} name={viewer.workspace.name} />
        ) : (
          <SettingsCard title={t`Delete the studio`}>
            <Text c="dimmed">{t`Only the account owner can change this`}</Text>
          </SettingsCard>
        ))}
      <DeletionCard />
    </>
  );
}

function Restore({ studio: { id, name, goneAt } }: { studio: { id: string; name: string; goneAt: string } }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const showError = useErrorToast();
  const until = i18n.date(new Date(goneAt), { dateStyle: "long", timeStyle: "short" });
  const commit = useCommit<DangerSectionRestoreMutation>(graphql`
    mutation DangerSectionRestoreMutation($input: UndeleteWorkspaceInput!) {
      undeleteWorkspace(input: $input) {
        __typename
      }
    }
  `);

  async function restore() {
    try {
      const { undeleteWorkspace: answer } = await commit({ input: { id } });
      if (answer.__typename !== "UndeleteWorkspacePayload") return showError();
      session.restart("/");
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard
      title={t`${name} was deleted`}
      lead={t`Nobody can see it. Any owner can restore it until ${until}; then it is gone for good.`}
    >
      <Button className="settings-start" onClick={() => void restore()}>
        {t`Restore ${name}`}
      </Button>
    </SettingsCard>
  );
}

function Leave({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<RefusalPayload | null>(null);
  const showError = useErrorToast();
  const commit = useCommit<DangerSectionLeaveMutation>(graphql`
    mutation DangerSectionLeaveMutation($input: LeaveWorkspaceInput!) {
      leaveWorkspace(input: $input) {
        __typename
        ... on LastOwner {
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

  async function leave() {
    setAsking(false);
    try {
      const { leaveWorkspace: answer } = await commit({ input: { id } });
      if ("code" in answer) setRefused(answer);
      else session.restart("/");
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard title={t`Leave the studio`} lead={t`You lose access to ${name} right away.`}>
      {refused && (
        <p className="settings-refusal" role="alert">
          {said(refused)}
        </p>
      )}
      <Button variant="default" className="settings-start" onClick={() => setAsking(true)}>
        {t`Leave ${name}`}
      </Button>
      <AppModal isOpen={isAsking} onClose={() => setAsking(false)} title={t`Leave ${name}?`}>
        <Text mb="md">{t`To come back you need a new invitation.`}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)}>{t`Stay`}</Button>
          <Button color="red" onClick={() => void leave()}>{t`Leave the studio`}</Button>
        </Group>
      </AppModal>
    </SettingsCard>
  );
}
