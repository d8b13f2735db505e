import type { Kysely } from "kysely";
import { listIdsByEmail } from "../../db/accounts/users.ts";
import { deleteFlag, insertFlag, lockFlag, updateFlag } from "../../db/flags/flags.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { type FlagEdit, flagProblem } from "../../domain/flags/flagEdit.ts";
import { isBuiltIn } from "../../domain/flags/flags.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { FeatureFlag } from "./FeatureFlag.ts";

interface Given {
  name?: string | null | undefined;
  description?: string | null | undefined;
  enabled?: boolean | null | undefined;
  rolloutPercentage?: number | null | undefined;
  targetRoles?: Role[] | null | undefined;
  targetEmails?: string[] | null | undefined;
  metadata?: string | null | undefined;
}

/** The columns that an edit writes; throws at the first field that may not be so. */
async function columnsOf(db: Kysely<DB>, given: Given) {
  const { enabled, ...edit } = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as FlagEdit & { enabled?: boolean };
  const problem = flagProblem(edit);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const { targetEmails, metadata, ...columns } = edit;
  return {
    ...columns,
    ...(columns.targetRoles ? { targetRoles: [...new Set(columns.targetRoles)].sort() } : {}),
    ...(enabled === undefined ? {} : { enabled }),
    ...(metadata === undefined ? {} : { metadata: metadata || "{}" }),
    ...(targetEmails ? { targetUsers: await idsOf(db, targetEmails) } : {}),
  };
}

async function idsOf(db: Kysely<DB>, given: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(given.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  const found = new Map((await listIdsByEmail(db, wanted)).map(({ email, id }) => [email, id]));
  const unknown = wanted.find((email) => !found.has(email));
  if (unknown) throw new InvalidInput("targetEmails", `Nobody has the address ${unknown}.`);
  return [...found.values()].sort();
}

async function createFlag(context: Context, given: Given & { name: string }): Promise<string> {
  const { db, services, now } = context;
  const columns = await columnsOf(db, given);
  const id = await db.transaction().execute(async (trx) => {
    const at = now();
    const createdBy = signedIn(context).userId;
    const flag = await insertFlag(trx, {
      ...columns,
      name: given.name,
      createdBy,
      createdAt: at,
      updatedAt: at,
    });
    if (!flag) throw new InvalidInput("name", "There is a flag of this name already.");
    await auditOf(context, trx, {
      action: "flag.create",
      entity: "featureFlag",
      entityId: flag.id,
      after: { name: given.name, ...columns },
    });
    return flag.id;
  });
  services.flags.changed();
  return id;
}

async function changeFlag(context: Context, id: string, given: Given): Promise<string> {
  const { db, services, now } = context;
  const columns = await columnsOf(db, given);
  await db.transaction().execute(async (trx) => {
    const flag = await lockFlag(trx, id);
    if (!flag) throw new NotFound();
    const { before, after } = changesBetween({ ...flag, metadata: JSON.stringify(flag.metadata) }, columns);
    if (Object.keys(after).length === 0) return;
    await updateFlag(trx, id, columns, now());
    await auditOf(context, trx, {
      action: "flag.update",
      entity: "featureFlag",
      entityId: id,
      before: { name: flag.name, ...before },
      after: { name: flag.name, ...after },
    });
  });
  services.flags.changed();
  return id;
}

async function removeFlag(context: Context, id: string): Promise<string> {
  const { db, services } = context;
  await db.transaction().execute(async (trx) => {
    const flag = await lockFlag(trx, id);
    if (!flag) throw new NotFound();
    if (flag.workspaceId === null && isBuiltIn(flag.name))
      throw new InvalidInput("name", "A flag of the product itself can be switched off, not deleted.");
    await deleteFlag(trx, id);
    const { name, description, enabled, rolloutPercentage, targetRoles, targetUsers, metadata } = flag;
    await auditOf(context, trx, {
      action: "flag.delete",
      entity: "featureFlag",
      entityId: id,
      before: { name, description, enabled, rolloutPercentage, targetRoles, targetUsers, metadata },
    });
  });
  services.flags.changed();
  return id;
}

const superadmin = { role: "superadmin" } as const;

export const { payloadType: CreateFlagPayload } = builder.relayMutationField(
  "createFlag",
  {
    inputFields: (t) => ({
      name: t.string(),
      description: t.string({ required: false }),
      enabled: t.boolean({ required: false, description: "Off when not given." }),
      rolloutPercentage: t.int({ required: false, description: "100 when not given." }),
      targetRoles: t.field({ type: [RoleEnum], required: false }),
      targetEmails: t.stringList({ required: false }),
      metadata: t.string({ required: false, description: "A JSON object, as text." }),
    }),
  },
  {
    description: "Makes a flag for the whole platform.",
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => ({ flagId: await createFlag(context, input) }),
  },
  { outputFields: (t) => ({ flag: t.field({ type: FeatureFlag, resolve: ({ flagId }) => flagId }) }) },
);

builder.relayMutationField(
  "updateFlag",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: FeatureFlag }),
      description: t.string({ required: false }),
      enabled: t.boolean({ required: false }),
      rolloutPercentage: t.int({ required: false }),
      targetRoles: t.field({ type: [RoleEnum], required: false }),
      targetEmails: t.stringList({ required: false }),
      metadata: t.string({ required: false }),
    }),
  },
  {
    description:
      "Changes the fields that are sent. `enabled: false` alone takes the part away from everybody at once.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { id, ...given } }, context) => ({
      flagId: await changeFlag(context, id.id, given),
    }),
  },
  { outputFields: (t) => ({ flag: t.field({ type: FeatureFlag, resolve: ({ flagId }) => flagId }) }) },
);

builder.relayMutationField(
  "deleteFlag",
  { inputFields: (t) => ({ id: t.globalID({ for: FeatureFlag }) }) },
  {
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({ deletedId: await removeFlag(context, input.id.id) }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.globalID({ resolve: ({ deletedId }) => ({ id: deletedId, type: FeatureFlag }) }),
    }),
  },
);
