import { callsSince } from "../../db/phone/phoneCalls.ts";
import { findWorkspaces } from "../../db/workspaces/workspaces.ts";
import { startOfDay } from "../../domain/duration.ts";
import { secondsADay } from "../../domain/phone/call.ts";
import { tierOf } from "../acting/actor.ts";
import { builder } from "../graphql/builder.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const WorkspacePhone = builder.objectRef<{ id: string }>("WorkspacePhone").implement({
  description: "What calls from a studio are, and how much of them is left.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    isPractice: t.boolean({
      description: "Calls ring nobody: no telephone network is connected.",
      resolve: (_studio, _args, { services }) => services.telephony.isPractice,
    }),
    callerId: t.string({
      description: "The number that called people see, in E.164.",
      resolve: (_studio, _args, { services }) => services.telephony.callerId,
    }),
    secondsLeft: t.int({
      description: "Of real calls, until midnight UTC; those under way count as long as they may last.",
      resolve: async ({ id }, _args, { db, viewer, now }) => {
        const [studio] = await findWorkspaces(db, [id], [id]);
        const { seconds } = await callsSince(db, id, new Date(startOfDay(now())));
        const tier = (studio && tierOf(viewer, id)) ?? "free";
        return Math.max(0, secondsADay(tier, studio?.createdAt ?? now(), now()) - seconds);
      },
    }),
  }),
});

builder.objectField(Workspace, "phone", (t) =>
  t.field({
    type: WorkspacePhone,
    nullable: true,
    description: "Its phone. Null without a paid plan.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "phone" } }),
    unauthorizedResolver: () => null,
    resolve: (workspace) => workspace,
  }),
);
