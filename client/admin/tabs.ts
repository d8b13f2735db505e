import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import auditQuery from "../__generated__/AuditTabQuery$parameters.ts";
import dashboardQuery from "../__generated__/DashboardTabQuery$parameters.ts";
import featuresQuery from "../__generated__/FeaturesTabQuery$parameters.ts";
import jobsQuery from "../__generated__/JobsTabQuery$parameters.ts";
import lexiconQuery from "../__generated__/LexiconTabQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsTabQuery$parameters.ts";
import settingsQuery from "../__generated__/SettingsTabQuery$parameters.ts";
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
  label: MessageDescriptor;
  /** Other paths of the same page. */
  aliases?: readonly string[];
  query?: PreloadableConcreteRequest<OperationType>;
  /** The query's variables, from the words of the address. */
  variablesOf?: (address: URLSearchParams) => object;
  load?: () => Promise<ComponentType>;
}

/** Every page of the administration, in the order of the tabs. A feature adds its own here. */
export const ADMIN_TABS: readonly AdminTab[] = [
  {
    path: "/admin",
    aliases: ["/", "/admin/dashboard"],
    label: msg`Dashboard`,
    query: dashboardQuery,
    load: async () => (await import("./dashboard/DashboardTab.tsx")).DashboardTab,
  },
  {
    path: "/admin/users",
    label: msg`Users`,
    query: usersQuery,
    variablesOf: (address) => ({ filter: personFilterOf(address) }),
    load: async () => (await import("./users/UsersTab.tsx")).UsersTab,
  },
  {
    path: "/admin/workspaces",
    label: msg`Workspaces`,
    query: workspacesQuery,
    variablesOf: (address) => ({ filter: studioFilterOf(address) }),
    load: async () => (await import("./workspaces/WorkspacesTab.tsx")).WorkspacesTab,
  },
  {
    path: "/admin/lexicon",
    label: msg`Lexicon`,
    query: lexiconQuery,
    variablesOf: (address) => ({ list: listOf(address) }),
    load: async () => (await import("./lexicon/LexiconTab.tsx")).LexiconTab,
  },
  {
    path: "/admin/features",
    label: msg`Features`,
    query: featuresQuery,
    load: async () => (await import("./features/FeaturesTab.tsx")).FeaturesTab,
  },
  {
    path: "/admin/settings",
    label: msg`Settings`,
    query: settingsQuery,
    load: async () => (await import("./settings/SettingsTab.tsx")).SettingsTab,
  },
  {
    path: "/admin/notifications",
    label: msg`Announcements`,
    query: notificationsQuery,
    load: async () => (await import("./notifications/NotificationsTab.tsx")).NotificationsTab,
  },
  {
    path: "/admin/audit",
    label: msg`Audit log`,
    query: auditQuery,
    variablesOf: (address) => ({ filter: auditFilterOf(address) }),
    load: async () => (await import("./audit/AuditTab.tsx")).AuditTab,
  },
  {
    path: "/admin/analytics",
    label: msg`Analytics`,
    load: async () => (await import("./analytics/AnalyticsTab.tsx")).AnalyticsTab,
  },
  {
    path: "/admin/system",
    label: msg`System`,
    query: systemQuery,
    load: async () => (await import("./system/SystemTab.tsx")).SystemTab,
  },
  {
    path: "/admin/jobs",
    label: msg`Jobs`,
    query: jobsQuery,
    load: async () => (await import("./system/JobsTab.tsx")).JobsTab,
  },
];
