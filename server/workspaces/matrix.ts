import type { Row } from "../graphql/matrix/cells.ts";
import {
  ADMINISTRATORS,
  ADMINISTRATORS_ON_A_PLAN,
  OWNERS,
  SIGNED_IN,
  STUDIOS_ON_ENTERPRISE,
} from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";
import { aDeletedWorkspace, aMember, anInvitation, slugOfKit } from "../graphql/matrix/teamThings.ts";

const OF_THE_TEAM = (field: string) => ({
  document: `query Team($id: ID!) { named: node(id: $id) { __typename ... on Workspace { ${field} { totalCount } } } }`,
  input: node("workspace"),
  sees: (data: any) => Boolean(data.named?.[field]),
});

export const workspacesRows: Record<string, Row> = {
  "Node.Workspace": {},
  "Query.currentSlug": { input: async (kit, db) => ({ slug: await slugOfKit(db, kit) }) },
  // The token is the right.
  "Query.invitation": { input: async (kit, db) => ({ token: (await anInvitation(db, kit)).token }) },
  "Node.Member": { own: ADMINISTRATORS, input: async (kit, db) => ({ id: await aMember(db, kit) }) },
  "Node.Invitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Workspace.members": OF_THE_TEAM("members"),
  "Workspace.invitations": OF_THE_TEAM("invitations"),
  "Mutation.updateWorkspace": { own: ADMINISTRATORS, input: () => ({ name: "Ebb" }) },
  "Mutation.updateBranding": { own: ADMINISTRATORS_ON_A_PLAN, input: () => ({ accentColour: "#7c5cff" }) },
  "Mutation.inviteMember": { input: () => ({ email: "ana@example.test", role: "manager" }) },
  "Mutation.resendInvitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Mutation.revokeInvitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Mutation.acceptInvitation": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ token: (await anInvitation(db, kit)).token }),
    refused: ["WrongMailbox"],
  },
  "Mutation.changeMemberRole": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aMember(db, kit), role: "artist" }),
  },
  "Mutation.setMemberOwner": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aMember(db, kit), isAccountOwner: true }),
  },
  "Mutation.removeMember": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: await aMember(db, kit) }),
  },
  "Mutation.leaveWorkspace": {
    // The founder is the last owner.
    granted: ["LastOwner"],
  },
  "Mutation.createWorkspace": {
    own: STUDIOS_ON_ENTERPRISE,
    other: STUDIOS_ON_ENTERPRISE,
    input: () => ({ name: "Ebb", workspaceType: "label" }),
  },
  "Mutation.switchWorkspace": {},
  "Mutation.deleteWorkspace": { own: OWNERS, input: () => ({ name: "Nova's Studio" }) },
  "Mutation.undeleteWorkspace": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aDeletedWorkspace(db, kit) }),
  },
};
