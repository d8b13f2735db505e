import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { ProofBanner } from "../accounts/ProofBanner.tsx";
import { SecondFactorBanner } from "../accounts/SecondFactorBanner.tsx";
import { ModeContext } from "../app/mode.ts";
import { FOOT, OVERLAYS, QUIET_OVERLAYS } from "../app/overlays.ts";
import { useDevice } from "../app/useDevice.ts";
import { useOwnLanguage } from "../app/useLanguage.ts";
import { useModeChoice } from "../app/useModeChoice.ts";
import { useViewer } from "../app/viewer.ts";
import { UpgradeProvider } from "../billing/UpgradeProvider.tsx";
import { DeletionBanner } from "../privacy/DeletionBanner.tsx";
import { useSearchKeys } from "../search/useSearchKeys.ts";
import { awaitKeeping } from "../sync/saveOrQueue.ts";
import { useAccent } from "../ui/accent.ts";
import { opensLater } from "../ui/OpensLater.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { ScreenSkeleton } from "../ui/skeletons.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { BottomTabs } from "./BottomTabs.tsx";
import { DebugBar } from "./DebugBar.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { Parts } from "./Parts.tsx";
import { PlanBadge } from "./PlanBadge.tsx";
import { PlanBanner } from "./PlanBanner.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SidebarMenu } from "./SidebarMenu.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { StudioBar } from "./StudioBar.tsx";
import { StudioSwitch } from "./StudioSwitch.tsx";
import { TopBar } from "./TopBar.tsx";
import { useFirstInteraction } from "./useFirstInteraction.ts";
import { useFirstScreen } from "./useFirstScreen.tsx";
import "./shell.css";

const AppDrawer = opensLater(async () => (await import("../ui/AppDrawer.tsx")).AppDrawer);
const ShortcutSheet = opensLater(async () => (await import("./ShortcutSheet.tsx")).ShortcutSheet);

const SHOW_SHORTCUTS = { keys: "shift+?", label: msg`Show this list` };

/** What stays while screens come and go: menu, top bar, banner, player, toasts. */
export function Shell() {
  const { t } = useLingui();
  const viewer = useViewer();
  const device = useDevice();
  const { pathname } = useLocation();
  const modeChoice = useModeChoice();
  const { mode } = modeChoice;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isPhone = device === "mobile";
  useAccent(viewer.role === "superadmin" ? "sky" : mode === "fan" ? "blush" : "volt");
  useOwnLanguage();
  useEffect(awaitKeeping, []);
  const { hasStood, mark } = useFirstScreen();
  const hasBegun = useFirstInteraction(hasStood);
  useSearchKeys();
  useShortcut(SHOW_SHORTCUTS, () => setSheetOpen(true));

  return (
    <ModeContext value={modeChoice}>
      <UpgradeProvider>
        <div className="shell" data-player={FOOT.length > 0 || undefined}>
          <SkipLinks hasPlayer={FOOT.length > 0} />
          <NavigationBar />
          {!isPhone && <Sidebar isNarrow={device === "tablet"} />}
          <TopBar isPhone={isPhone} onMenu={() => setMenuOpen(true)} onShortcuts={() => setSheetOpen(true)} />
          <main id="content" tabIndex={-1} className="shell-main">
            <DebugBar />
            <StudioBar />
            <NoticeBanner />
            <DeletionBanner />
            <ProofBanner />
            <SecondFactorBanner />
            <PlanBanner />
            <Suspense key={pathname} fallback={<ScreenSkeleton />}>
              <Outlet />
              {mark}
            </Suspense>
            {/* Everything that floats lands here: inside the main landmark. */}
            <div id="overlays" />
            {hasStood && <Parts parts={OVERLAYS} />}
            {hasBegun && <Parts parts={QUIET_OVERLAYS} />}
          </main>
          {FOOT.length > 0 && (
            <aside id="player" tabIndex={-1} className="shell-foot" aria-label={t`Player`}>
              {hasStood && <Parts parts={FOOT} />}
            </aside>
          )}
          {isPhone && <BottomTabs onMore={() => setMenuOpen(true)} />}
          <BackToTop />
        </div>
        <AppDrawer
          isOpen={isPhone && isMenuOpen}
          onClose={() => setMenuOpen(false)}
          title={t`Menu`}
          position="left"
        >
          <StudioSwitch />
          <nav aria-label={t`Main`}>
            <SidebarMenu onGo={() => setMenuOpen(false)} />
          </nav>
          <div className="shell-drawer-plan">
            <PlanBadge />
          </div>
        </AppDrawer>
        <ShortcutSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        <Toasts />
        <ScrollRestoration />
      </UpgradeProvider>
    </ModeContext>
  );
}
