import "./Workspace.ts";
import "./updateWorkspace.ts";
import "./Member.ts";
import "./Invitation.ts";
import "./changeInvitation.ts";
import "./inviteMember.ts";
import "./acceptInvitation.ts";
import "./changeMember.ts";
import "./createWorkspace.ts";
import "./deleteWorkspace.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { eraseWorkspaces } from "./eraseWorkspaces.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "erase-workspaces": object;
  }
}

export const workspaces = {
  jobs: {
    "erase-workspaces": {
      does: (context) => eraseWorkspaces(context),
      at: EVERY_HOUR,
    },
  },
} satisfies Feature;
