import { useLingui } from "@lingui/react/macro";
import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { CAPABILITIES } from "../../domain/accounts/roles.ts";
import { useMode } from "../app/mode.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { SearchButton } from "../search/SearchButton.tsx";
import { Logo } from "../ui/Logo.tsx";
import { OfflinePill } from "./OfflinePill.tsx";
import { PhoneButton } from "./PhoneButton.tsx";
import { UserMenu } from "./UserMenu.tsx";

interface Props {
  isPhone: boolean;
  onMenu: () => void;
  onShortcuts: () => void;
}

/** The banner of the signed-in tree: search, side, bell, person. */
export function TopBar({ isPhone, onMenu, onShortcuts }: Props) {
  const { t } = useLingui();
  return (
    <header className="shell-top">
      {isPhone && (
        <>
          <ActionIcon aria-label={t`Menu`} onClick={onMenu}>
            <IconMenu2 size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Logo size={28} />
        </>
      )}
      <SearchButton />
      <OfflinePill />
      <ModeSwitch />
      <PhoneButton />
      <NotificationBell isPhone={isPhone} />
      <UserMenu onShortcuts={onShortcuts} />
    </header>
  );
}

/** Fan or artist, for people who are both. */
function ModeSwitch() {
  const { t } = useLingui();
  const { mode, isDual, choose } = useMode();
  if (!isDual) return null;
  const names = { fan: t`Fan`, artist: t`Artist` };
  return (
    <SegmentedControl
      className="shell-mode"
      aria-label={t`Side of Levare`}
      value={mode}
      onChange={(value) => choose(value === "fan" ? "fan" : "artist")}
      data={CAPABILITIES.map((value) => ({ value, label: names[value] }))}
    />
  );
}
