import {
  type Icon,
  IconAdjustments,
  IconBook2,
  IconBuildingStore,
  IconChartHistogram,
  IconCompass,
  IconDisc,
  IconFlag,
  IconGauge,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconLibrary,
  IconRocket,
  IconSettings,
  IconShoppingBag,
  IconSparkles,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";

const ICONS: Record<string, Icon> = {
  "/": IconHome,
  "/admin": IconGauge,
  "/admin/system": IconAdjustments,
  "/admin/users": IconUsers,
  "/admin/workspaces": IconLayoutDashboard,
  "/admin/lexicon": IconBook2,
  "/admin/audit": IconHistory,
  "/admin/analytics": IconChartHistogram,
  "/catalog": IconDisc,
  "/releases": IconRocket,
  "/commerce": IconBuildingStore,
  "/community": IconUsersGroup,
  "/analytics": IconChartHistogram,
  "/finances": IconWallet,
  "/ai-team": IconSparkles,
  "/settings": IconSettings,
  "/discover": IconCompass,
  "/library": IconLibrary,
  "/store": IconShoppingBag,
  "/profile": IconUserCircle,
};

/** The picture beside a menu line. */
export function iconOf(path: string): Icon {
  return ICONS[path] ?? IconFlag;
}
