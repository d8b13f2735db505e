import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover, SegmentedControl, Text } from "@mantine/core";
import { IconBell, IconMenu2, IconSearch } from "@tabler/icons-react";
import { CAPABILITIES } from "../../domain/accounts/roles.ts";
import { useMode } from "../app/mode.ts";
import { openSearch } from "../search/openSearch.ts";
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
      <button
        type="button"
        className="shell-search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span className="shell-search-text">{t`Search music, artists, releases`}</span>
        <kbd>{isMac() ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      <OfflinePill />
      <ModeSwitch />
      <PhoneButton />
      <Bell />
      <UserMenu onShortcuts={onShortcuts} />
    </header>
  );
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
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

function Bell() {
  const { t } = useLingui();
  return (
    <Popover width={280} position="bottom-end">
      <Popover.Target>
        <ActionIcon aria-label={t`Notifications`}>
          <IconBell size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Notifications`}>
        <Text c="dimmed">{t`No notifications yet`}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
