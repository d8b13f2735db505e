import { useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";
import { NavLink } from "react-router";
import { isHome, tabsFor } from "../../domain/navigation/menus.ts";
import { isComing } from "../app/comingRoutes.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { Soon } from "../ui/Soon.tsx";
import { iconOf } from "./menuIcons.ts";

/** The four nearest screens at the foot of a phone; the rest behind More. */
export function BottomTabs({ onMore }: { onMore: () => void }) {
  const { t } = useLingui();
  const said = useRefusal();
  const { role } = useViewer();
  const { mode } = useMode();
  return (
    <nav className="shell-tabs" aria-label={t`Shortcuts`}>
      {tabsFor(role, mode).map((item) => {
        const Icon = iconOf(item.path);
        return (
          <NavLink key={item.path} to={item.path} end={isHome(item.path)}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <span>{said(item.label)}</span>
            {isComing(item.path) && <Soon />}
          </NavLink>
        );
      })}
      <button type="button" onClick={onMore} aria-haspopup="dialog">
        <IconDots size={22} stroke={1.75} aria-hidden />
        <span>{t`More`}</span>
      </button>
    </nav>
  );
}
