import { useId } from "react";
import { type MenuSection, menuFor } from "../../domain/navigation/menus.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { MenuLine } from "./MenuLine.tsx";
import { MenuParent } from "./MenuParent.tsx";

/** The menu of the viewer's role, with words. `onGo` tells the drawer of a phone to close. */
export function SidebarMenu({ onGo }: { onGo?: () => void }) {
  const { role } = useViewer();
  const { mode } = useMode();
  return menuFor(role, mode).map((section) => (
    <Section key={section.heading?.code ?? "only"} section={section} onGo={onGo} />
  ));
}

function Section({ section, onGo }: { section: MenuSection; onGo?: (() => void) | undefined }) {
  const said = useRefusal();
  const headingId = useId();
  return (
    <>
      {section.heading && (
        <h2 id={headingId} className="shell-heading">
          {said(section.heading)}
        </h2>
      )}
      <ul className="shell-menu" aria-labelledby={section.heading ? headingId : undefined}>
        {section.items.map((item) => (
          <li key={item.path}>
            {item.children ? <MenuParent item={item} onGo={onGo} /> : <MenuLine item={item} onGo={onGo} />}
          </li>
        ))}
      </ul>
    </>
  );
}
