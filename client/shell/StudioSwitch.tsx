import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useViewer } from "../app/viewer.ts";
import { LaterMenu } from "../ui/LaterMenu.tsx";

const loadItems = () => import("./StudioSwitchItems.tsx");

/** The studio the person works in, and the way to their others. Changing it begins a new visit: nothing stays on screen. */
export function StudioSwitch({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useLingui();
  const { workspace, workspaces } = useViewer();
  if (!workspace || workspaces.length < 2) return null;
  return (
    <LaterMenu
      width={224}
      position="bottom-start"
      load={loadItems}
      button={
        <UnstyledButton
          className="shell-studio"
          data-narrow={isNarrow || undefined}
          aria-label={t`Studio: ${workspace.name}`}
        >
          <span className="shell-studio-sign" data-sign={[...workspace.name][0]?.toUpperCase()} aria-hidden />
          {!isNarrow && <span className="shell-studio-name">{workspace.name}</span>}
          {!isNarrow && <IconSelector size={18} aria-hidden />}
        </UnstyledButton>
      }
    >
      {({ StudioSwitchItems }) => <StudioSwitchItems />}
    </LaterMenu>
  );
}
