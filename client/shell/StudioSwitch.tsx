import { useLingui } from "@lingui/react/macro";
import { Menu, UnstyledButton } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconSelector } from "@tabler/icons-react";
import { graphql } from "react-relay";
import type { StudioSwitchMutation } from "../__generated__/StudioSwitchMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { useViewer } from "../app/viewer.ts";

/** The studio the person works in, and the way to their others. Changing it begins a new visit: nothing stays on screen. */
export function StudioSwitch({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const { workspace, workspaces } = useViewer();
  const commit = useCommit<StudioSwitchMutation>(graphql`
    mutation StudioSwitchMutation($input: SwitchWorkspaceInput!) {
      switchWorkspace(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  if (!workspace || workspaces.length < 2) return null;

  async function choose(id: string) {
    if (id === workspace?.id) return;
    try {
      await commit({ input: { id } });
      session.restart("/");
    } catch {
      notifications.show({
        color: "red",
        role: "alert",
        message: t`The studio could not be changed. Try again in a moment.`,
      });
    }
  }

  // In the order of their names: the current one is marked, and none changes its place.
  const studios = [...workspaces].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Menu width={224} position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className="shell-studio"
          data-narrow={isNarrow || undefined}
          aria-label={t`Studio: ${workspace.name}`}
        >
          <span className="shell-studio-sign" data-sign={[...workspace.name][0]?.toUpperCase()} aria-hidden />
          {!isNarrow && <span className="shell-studio-name">{workspace.name}</span>}
          {!isNarrow && <IconSelector size={18} aria-hidden />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t`Your studios`}</Menu.Label>
        <Menu.RadioGroup value={workspace.id}>
          {studios.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} onChange={() => void choose(id)}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
