import { type SqlBool, sql } from "kysely";
import { impersonal, type TablePlans } from "../privacy/plans.ts";
import { either, own } from "../privacy/steps.ts";

export const auditTables = {
  audit: {
    onErasure: [
      {
        does: "auditErasure",
        because: "That something happened must stay provable; an id without a person is a pseudonym.",
      },
    ],
    taken: {
      file: "history",
      rows: either(
        own("actorId"),
        ({ userId }) => sql<SqlBool>`(entity = 'user' and "entityId" = ${userId}::text)`,
      ),
      without: ["hash", "whoHash", "whatHash"],
    },
  },
  auditHead: impersonal("A number and a hash."),
  auditChain: impersonal("A number and hashes."),
  auditSeal: impersonal("Numbers and hashes."),
  auditSealHead: impersonal("A number and hashes."),
  auditSealed: impersonal("Numbers and hashes."),
  auditUnsealed: impersonal("A hash."),
  auditPart: {
    onErasure: [{ does: "auditErasure", because: "Blank parts keep the chain whole." }],
    taken: {
      file: "history",
      // What they changed elsewhere is about others.
      rows: ({ userId, studioIds }) => sql<SqlBool>`(
        (part = 'who' and seq in (select seq from audit where "actorId" = ${userId}::uuid))
        or (part = 'what' and seq in (
          select seq from audit where (entity = 'user' and "entityId" = ${userId}::text)
            or ("actorId" = ${userId}::uuid and "workspaceId" = any(${studioIds}::uuid[])))))`,
      without: ["salt"],
    },
  },
} satisfies TablePlans;
