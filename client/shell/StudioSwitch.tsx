import { useLingui } from "@lingui/react/macro";
import { Menu, UnstyledButton } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useViewer } from "../app/viewer.ts";
import { useSwitchStudio } from "./useSwitchStudio.ts";

/** The studio the person works in, and the way to their others. Changing it begins a new visit: nothing stays on screen. */
export function StudioSwitch({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useLingui();
  const { workspace, workspaces } = useViewer();
  const switchStudio = useSwitchStudio();
  if (!workspace || workspaces.length < 2) return null;

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
            <Menu.RadioItem key={id} value={id} onChange={() => id !== workspace.id && void switchStudio(id)}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
