import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import auditQuery from "../__generated__/AuditTabQuery$parameters.ts";
import curatedQuery from "../__generated__/CuratedTabQuery$parameters.ts";
import dashboardQuery from "../__generated__/DashboardTabQuery$parameters.ts";
import featuresQuery from "../__generated__/FeaturesTabQuery$parameters.ts";
import jobsQuery from "../__generated__/JobsTabQuery$parameters.ts";
import lexiconQuery from "../__generated__/LexiconTabQuery$parameters.ts";
import moneyQuery from "../__generated__/MoneyTabQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsTabQuery$parameters.ts";
import reportsQuery from "../__generated__/ReportsTabQuery$parameters.ts";
import settingsQuery from "../__generated__/SettingsTabQuery$parameters.ts";
import spotsQuery from "../__generated__/SpotsTabQuery$parameters.ts";
import systemQuery from "../__generated__/SystemTabQuery$parameters.ts";
import usersQuery from "../__generated__/UsersTabQuery$parameters.ts";
import workspacesQuery from "../__generated__/WorkspacesTabQuery$parameters.ts";
import { auditFilterOf } from "./audit/auditFilter.ts";
import { listOf } from "./lexicon/lexiconList.ts";
import { personFilterOf } from "./users/personFilter.ts";
import { studioFilterOf } from "./workspaces/studioFilter.ts";

/** One page of the administration. Without `load` it is still to come, and app/comingRoutes.ts says what it will hold. */
export interface AdminTab {
  path: string;
  /** Other paths of the same page. */
  aliases?: readonly string[];
  query?: PreloadableConcreteRequest<OperationType>;
  /** The query's variables, from the words of the address. */
  variablesOf?: (address: URLSearchParams) => object;
  load?: () => Promise<ComponentType>;
}

/** Every page of the administration, in the order of the menu. A feature adds its own here. */
export const ADMIN_TABS: readonly AdminTab[] = [
  {
    path: "/admin",
    aliases: ["/", "/admin/dashboard"],
    query: dashboardQuery,
    load: async () => (await import("./dashboard/DashboardTab.tsx")).DashboardTab,
  },
  {
    path: "/admin/users",
    query: usersQuery,
    variablesOf: (address) => ({ filter: personFilterOf(address) }),
    load: async () => (await import("./users/UsersTab.tsx")).UsersTab,
  },
  {
    path: "/admin/workspaces",
    query: workspacesQuery,
    variablesOf: (address) => ({ filter: studioFilterOf(address) }),
    load: async () => (await import("./workspaces/WorkspacesTab.tsx")).WorkspacesTab,
  },
  {
    path: "/admin/lexicon",
    query: lexiconQuery,
    variablesOf: (address) => ({ list: listOf(address) }),
    load: async () => (await import("./lexicon/LexiconTab.tsx")).LexiconTab,
  },
  {
    path: "/admin/features",
    query: featuresQuery,
    load: async () => (await import("./features/FeaturesTab.tsx")).FeaturesTab,
  },
  {
    path: "/admin/settings",
    query: settingsQuery,
    load: async () => (await import("./settings/SettingsTab.tsx")).SettingsTab,
  },
  {
    path: "/admin/notifications",
    query: notificationsQuery,
    load: async () => (await import("./notifications/NotificationsTab.tsx")).NotificationsTab,
  },
  {
    path: "/admin/audit",
    query: auditQuery,
    variablesOf: (address) => ({ filter: auditFilterOf(address) }),
    load: async () => (await import("./audit/AuditTab.tsx")).AuditTab,
  },
  {
    path: "/admin/analytics",
    load: async () => (await import("./analytics/AnalyticsTab.tsx")).AnalyticsTab,
  },
  {
    path: "/admin/system",
    query: systemQuery,
    load: async () => (await import("./system/SystemTab.tsx")).SystemTab,
  },
  {
    path: "/admin/money",
    query: moneyQuery,
    load: async () => (await import("./money/MoneyTab.tsx")).MoneyTab,
  },
  {
    path: "/admin/discover",
    query: curatedQuery,
    load: async () => (await import("./curated/CuratedTab.tsx")).CuratedTab,
  },
  {
    path: "/admin/spots",
    query: spotsQuery,
    load: async () => (await import("./spots/SpotsTab.tsx")).SpotsTab,
  },
  {
    path: "/admin/reports",
    query: reportsQuery,
    load: async () => (await import("./reports/ReportsTab.tsx")).ReportsTab,
  },
  {
    path: "/admin/jobs",
    query: jobsQuery,
    load: async () => (await import("./system/JobsTab.tsx")).JobsTab,
  },
];
