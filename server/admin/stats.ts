import { type PlatformNumbers, readPlatformNumbers } from "../../db/admin/numbers.ts";
import { countSignUpsByWeek } from "../../db/admin/people.ts";
import { builder } from "../graphql/builder.ts";
import { Admin } from "./Admin.ts";

const superadmin = { role: "superadmin" } as const;
const WEEKS = 12;

const PlatformStats = builder.objectRef<PlatformNumbers>("PlatformStats").implement({
  description: "The platform in numbers, as of now.",
  authScopes: superadmin,
  fields: (t) => ({
    users: t.exposeInt("users"),
    artists: t.exposeInt("artists"),
    suspendedUsers: t.exposeInt("suspendedUsers"),
    trials: t.exposeInt("trials", { description: "People whose thirty days are running." }),
    workspaces: t.exposeInt("workspaces"),
    tracks: t.exposeInt("tracks"),
    releases: t.exposeInt("releases"),
    storageBytes: t.exposeFloat("storageBytes", { description: "Masters and what was made of them." }),
  }),
});

interface Week {
  weekStart: string;
  fans: number;
  artists: number;
}

const SignUpWeek = builder.objectRef<Week>("SignUpWeek").implement({
  description: "Who joined in a week that begins on this Monday, in UTC.",
  authScopes: superadmin,
  fields: (t) => ({
    weekStart: t.exposeString("weekStart", { description: "A date: 2026-11-16." }),
    fans: t.exposeInt("fans"),
    artists: t.exposeInt("artists"),
  }),
});

builder.objectFields(Admin, (t) => ({
  stats: t.field({
    type: PlatformStats,
    resolve: (_admin, _args, { db, now }) => readPlatformNumbers(db, now()),
  }),
  signUps: t.field({
    type: [SignUpWeek],
    description: "The last twelve weeks, the oldest first.",
    resolve: (_admin, _args, { db, now }) => countSignUpsByWeek(db, now(), WEEKS),
  }),
}));
