import { VisuallyHidden } from "@mantine/core";
import { IconCrown } from "@tabler/icons-react";
import { NavLink } from "react-router";
import { crownText, isHome, type MenuItem, mayOpen, wearsCrown } from "../../domain/navigation/menus.ts";
import { isComing } from "../app/comingRoutes.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { Soon } from "../ui/Soon.tsx";
import { iconOf } from "./menuIcons.ts";

interface Props {
  item: MenuItem;
  isChild?: boolean;
  onGo?: (() => void) | undefined;
}

/** A line that leads somewhere, or opens the upgrade dialog where the plan does not reach. */
export function MenuLine({ item, isChild = false, onGo }: Props) {
  const tier = useTier();
  const openUpgrade = useUpgrade();
  const said = useRefusal();
  const label = said(item.label);
  const Icon = iconOf(item.path);
  const content = (
    <>
      {!isChild && <Icon size={20} stroke={1.75} aria-hidden />}
      <span className="shell-line-label">{label}</span>
      <Crown item={item} />
      {isComing(item.path) && <Soon />}
    </>
  );
  if (!mayOpen(item, tier)) {
    return (
      <button
        type="button"
        className="shell-line"
        data-child={isChild || undefined}
        aria-haspopup="dialog"
        onClick={() => openUpgrade({ feature: label, requires: item.requires ?? "pro" })}
      >
        {content}
      </button>
    );
  }
  return (
    <NavLink
      to={item.path}
      end={isChild || isHome(item.path)}
      className="shell-line"
      data-child={isChild || undefined}
      onClick={onGo}
    >
      {content}
    </NavLink>
  );
}

/** The amber crown of an item above the viewer's plan, with its meaning in words. */
export function Crown({ item }: { item: MenuItem }) {
  const tier = useTier();
  const said = useRefusal();
  if (!item.requires || !wearsCrown(item, tier)) return null;
  return (
    <span className="shell-crown">
      <IconCrown size={16} stroke={1.75} aria-hidden />
      <VisuallyHidden>{said(crownText(item.requires))}</VisuallyHidden>
    </span>
  );
}
