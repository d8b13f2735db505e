import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import { Logo } from "../ui/Logo.tsx";
import { PlanBadge } from "./PlanBadge.tsx";
import { SidebarMenu } from "./SidebarMenu.tsx";
import { StudioSwitch } from "./StudioSwitch.tsx";

// Most people have the room for words.
const Rail = lazy(async () => ({ default: (await import("./Rail.tsx")).Rail }));

const NARROW = "levare.sidebar.narrow";

/** The left edge: 240 pixels with words, 72 without. Tablets begin narrow; the choice is kept. */
export function Sidebar({ isNarrow: beginsNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => localStorage.getItem(NARROW));
  const isNarrow = chosen === null ? beginsNarrow : chosen === "yes";

  function handleToggle() {
    const next = isNarrow ? "no" : "yes";
    keepOnDevice(NARROW, next);
    setChosen(next);
  }

  return (
    <div className="shell-side" data-narrow={isNarrow || undefined}>
      <Link to="/" className="shell-logo">
        <Logo withName={!isNarrow} />
      </Link>
      <StudioSwitch isNarrow={isNarrow} />
      <nav aria-label={t`Main`} className="shell-side-menu">
        {isNarrow ? (
          <Suspense fallback={null}>
            <Rail />
          </Suspense>
        ) : (
          <SidebarMenu />
        )}
      </nav>
      <div className="shell-side-foot">
        {!isNarrow && <PlanBadge />}
        <ActionIcon aria-label={isNarrow ? t`Expand menu` : t`Collapse menu`} onClick={handleToggle}>
          {isNarrow ? (
            <IconLayoutSidebarLeftExpand size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
      </div>
    </div>
  );
}
