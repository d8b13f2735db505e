import type { Kysely } from "kysely";
import { listIdsByEmail } from "../../db/accounts/users.ts";
import { changeFlag, insertFlag, lockFlag, removeFlag } from "../../db/flags/flags.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { type FlagEdit, flagProblem } from "../../domain/flags/flagEdit.ts";
import { isBuiltIn } from "../../domain/flags/flags.ts";
import { problem } from "../../domain/words/refusal.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { isSuperadmin, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { FeatureFlag } from "./FeatureFlag.ts";

const entity = "featureFlag";

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
  refuse(flagProblem(edit));
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
  if (unknown) throw new InvalidInput(problem("targetEmails", "admin.addressUnknown", { email: unknown }));
  return [...found.values()].sort();
}

const createFlag = verb("createFlag", {
  audit: "flag.create",
  may: isSuperadmin,
  async run(act, { name, ...given }: Given & { name: string }) {
    const { trx, now } = act;
    const columns = { name, ...(await columnsOf(trx, { name, ...given })) };
    const createdBy = userOf(act.actor).userId;
    const flag = await insertFlag(trx, { ...columns, createdBy, createdAt: now, updatedAt: now });
    if (!flag) throw new InvalidInput(problem("name", "flags.nameTaken"));
    act.publish("flagsChanged", {});
    return act.done({ flagId: flag.id }, { id: flag.id, entity, after: columns });
  },
});

const updateFlag = verb("updateFlag", {
  audit: "flag.update",
  may: isSuperadmin,
  async run(act, { id, ...given }: Given & { id: string }) {
    const columns = await columnsOf(act.trx, given);
    const flag = await lockFlag(act.trx, id);
    if (!flag) throw new NotFound();
    const { before, after } = changesBetween({ ...flag, metadata: JSON.stringify(flag.metadata) }, columns);
    if (Object.keys(after).length === 0) return act.unchanged({ flagId: id });
    await changeFlag(act.trx, id, columns, act.now);
    act.publish("flagsChanged", {});
    const { name } = flag;
    return act.done({ flagId: id }, { id, entity, before: { name, ...before }, after: { name, ...after } });
  },
});

const deleteFlag = verb("deleteFlag", {
  audit: "flag.delete",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    const flag = await lockFlag(act.trx, id);
    if (!flag) throw new NotFound();
    if (flag.workspaceId === null && isBuiltIn(flag.name))
      throw new InvalidInput(problem("name", "flags.builtIn"));
    await removeFlag(act.trx, id);
    act.publish("flagsChanged", {});
    const { name, description, enabled, rolloutPercentage, targetRoles, targetUsers, metadata } = flag;
    const before = { name, description, enabled, rolloutPercentage, targetRoles, targetUsers, metadata };
    return act.done({ deletedId: id }, { id, entity, before });
  },
});

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
    verb: createFlag,
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => perform(context, info, createFlag, input),
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
    verb: updateFlag,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...given } }, context, info) =>
      perform(context, info, updateFlag, { id: id.id, ...given }),
  },
  { outputFields: (t) => ({ flag: t.field({ type: FeatureFlag, resolve: ({ flagId }) => flagId }) }) },
);

builder.relayMutationField(
  "deleteFlag",
  { inputFields: (t) => ({ id: t.globalID({ for: FeatureFlag }) }) },
  {
    verb: deleteFlag,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, deleteFlag, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.globalID({ resolve: ({ deletedId }) => ({ id: deletedId, type: FeatureFlag }) }),
    }),
  },
);
