import {
  aFailedJob,
  anAuditEvent,
  aPayee,
  aPerson,
  aStripeEvent,
  theAdministration,
  theWorkspace,
} from "../graphql/matrix/adminThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { SUPERADMIN } from "../graphql/matrix/letters.ts";
import { get, reason } from "../graphql/matrix/phrases.ts";

export const adminRows: Record<string, Row> = {
  "Query.admin": {},
  "Node.Admin": { input: () => ({ id: theAdministration }) },
  "Node.AdminUser": { input: async (_kit, db) => ({ id: await aPerson(db) }) },
  "Node.AdminWorkspace": { input: (kit) => ({ id: theWorkspace(kit) }) },
  "Node.AuditEvent": { input: async (_kit, db) => ({ id: await anAuditEvent(db) }) },
  "Mutation.changeUserRole": {
    input: async (_kit, db) => ({
      id: await aPerson(db),
      role: "artist",
      reason,
    }),
  },
  "Mutation.suspendUser": { input: async (_kit, db) => ({ id: await aPerson(db), reason }) },
  "Mutation.liftUserSuspension": {
    input: async (_kit, db) => ({
      id: await aPerson(db, { suspendedAt: new Date() }),
    }),
  },
  "Mutation.signOutUser": { input: async (_kit, db) => ({ id: await aPerson(db) }) },
  "Mutation.freezeSharePayouts": { input: async (_kit, db) => ({ id: await aPayee(db), reason }) },
  "Mutation.releaseSharePayouts": { input: async (_kit, db) => ({ id: await aPayee(db), reason }) },
  "Mutation.changeWorkspaceTier": { input: (kit) => ({ id: theWorkspace(kit), tier: "enterprise", reason }) },
  "Mutation.transferWorkspace": {
    input: async (kit, db) => {
      const email = `${crypto.randomUUID()}@example.test`;
      await aPerson(db, { role: "artist", email });
      return { id: theWorkspace(kit), email, reason };
    },
  },
  "Mutation.suspendWorkspace": { input: (kit) => ({ id: theWorkspace(kit), reason }) },
  "Mutation.restoreWorkspace": { input: (kit) => ({ id: theWorkspace(kit) }) },
  "Mutation.retryStripeEvent": { input: async (_kit, db) => ({ name: await aStripeEvent(db) }) },
  "Mutation.retryJob": { input: async (_kit, db) => ({ id: await aFailedJob(db) }) },
  "Mutation.verifyAuditLog": {},
  "GET /api/admin/lexicon.csv": {
    own: SUPERADMIN,
    other: SUPERADMIN,
    request: get("/api/admin/lexicon.csv"),
  },
  "GET /api/admin/audit.csv": { own: SUPERADMIN, other: SUPERADMIN, request: get("/api/admin/audit.csv") },
};
