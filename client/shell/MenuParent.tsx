import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { useLocation } from "react-router";
import { type MenuItem, mayOpen } from "../../domain/navigation/menus.ts";
import { isComing } from "../app/comingRoutes.ts";
import { useTier, useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { Soon } from "../ui/Soon.tsx";
import { Crown, MenuLine } from "./MenuLine.tsx";
import { iconOf } from "./menuIcons.ts";
import { useOpenParents } from "./useOpenParents.ts";

interface Props {
  item: MenuItem;
  onGo?: (() => void) | undefined;
}

/** A line that opens and closes onto its children. What was left open stays open on the next visit. */
export function MenuParent({ item, onGo }: Props) {
  const { id: viewerId } = useViewer();
  const tier = useTier();
  const { pathname } = useLocation();
  const said = useRefusal();
  const openUpgrade = useUpgrade();
  const listId = useId();
  const isHere =
    pathname.startsWith(item.path) || item.children?.some(({ path }) => path === pathname) === true;
  const { isOpen: isRemembered, toggle } = useOpenParents(viewerId, item.path, isHere);
  const isLocked = !mayOpen(item, tier);
  const isOpen = isRemembered && !isLocked;
  const Icon = iconOf(item.path);

  function handlePress() {
    if (isLocked) openUpgrade({ feature: said(item.label), requires: item.requires ?? "pro" });
    else toggle();
  }

  return (
    <>
      <button
        type="button"
        className="shell-line"
        data-here={isHere || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={handlePress}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className="shell-line-label">{said(item.label)}</span>
        <Crown item={item} />
        {!isOpen && item.children?.every(({ path }) => isComing(path)) && <Soon />}
        <IconChevronDown size={16} className="shell-chevron" aria-hidden />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {item.children?.map((child) => (
          <li key={child.label.code}>
            <MenuLine item={child} isChild onGo={onGo} />
          </li>
        ))}
      </ul>
    </>
  );
}
