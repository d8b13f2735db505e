import { Popover, Tooltip } from "@mantine/core";
import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import { isHome, type MenuItem, menuFor } from "../../domain/navigation/menus.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { MenuLine } from "./MenuLine.tsx";
import { iconOf } from "./menuIcons.ts";

/** The menu in 72 pixels: pictures with names on hover and focus; children open beside them. */
export function Rail() {
  const { role } = useViewer();
  const { mode } = useMode();
  return (
    <ul className="shell-menu shell-rail">
      {menuFor(role, mode).flatMap((section) =>
        section.items.map((item) => (
          <li key={`${section.heading?.code ?? ""}${item.path}`}>
            {item.children ? <RailParent item={item} /> : <RailLine item={item} />}
          </li>
        )),
      )}
    </ul>
  );
}

function RailLine({ item }: { item: MenuItem }) {
  const said = useRefusal();
  const Icon = iconOf(item.path);
  return (
    <Tooltip label={said(item.label)} position="right">
      <NavLink
        to={item.path}
        end={isHome(item.path)}
        className="shell-rail-line"
        aria-label={said(item.label)}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
      </NavLink>
    </Tooltip>
  );
}

function RailParent({ item }: { item: MenuItem }) {
  const said = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const isHere = useLocation().pathname.startsWith(item.path);
  const Icon = iconOf(item.path);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="right-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className="shell-rail-line"
          data-here={isHere || undefined}
          aria-label={said(item.label)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className="shell-flyout" aria-label={said(item.label)}>
        <ul className="shell-menu">
          {item.children?.map((child) => (
            <li key={child.label.code}>
              <MenuLine item={child} isChild onGo={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
