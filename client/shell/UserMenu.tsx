import { Avatar, UnstyledButton, useMantineTheme } from "@mantine/core";
import { headerLabel } from "../../domain/accounts/roles.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { LaterMenu } from "../ui/LaterMenu.tsx";

const loadItems = () => import("./UserMenuItems.tsx");

/** Who is here, and what belongs to the person rather than to the work. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const said = useRefusal();
  const { fullName, role, isAccountOwner, profile } = useViewer();
  const { primaryColor } = useMantineTheme();
  const label = said(headerLabel(role, isAccountOwner));
  return (
    <LaterMenu
      width={260}
      position="bottom-end"
      load={loadItems}
      button={
        <UnstyledButton className="shell-user">
          <Avatar
            name={fullName}
            src={profile.avatarUrl}
            size={36}
            radius="xl"
            variant="filled"
            color={primaryColor}
            autoContrast
            aria-hidden
          />
          <span className="shell-user-text">
            <strong>{fullName}</strong> <span>{label}</span>
          </span>
        </UnstyledButton>
      }
    >
      {({ UserMenuItems }) => <UserMenuItems onShortcuts={onShortcuts} />}
    </LaterMenu>
  );
}
