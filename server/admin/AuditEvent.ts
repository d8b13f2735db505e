import { findPeople } from "../../db/admin/people.ts";
import { findStudios } from "../../db/admin/studios.ts";
import { type AuditEventRow, findAuditEvents } from "../../db/audit/auditEvents.ts";
import { findFlags } from "../../db/flags/flags.ts";
import { isId } from "../../domain/isId.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";

export const AuditEvent = builder.loadableNodeRef("AuditEvent", {
  id: { resolve: (event: AuditEventRow) => event.id },
  load: superadminOnly((ids, { db }) => findAuditEvents(db, ids)),
  sort: (event: AuditEventRow) => event.id,
});

/** What things are called now, by kind and id; null once they are gone. */
const labels = perRequest(async (keys, { db }) => {
  const idsOf = (entity: string) =>
    keys.flatMap((key) => {
      const [kind, id = ""] = key.split(":");
      return kind === entity && isId(id) ? [id] : [];
    });
  const named = new Map<string, string>();
  const find = async <Row extends { id: string }>(
    entity: string,
    load: (ids: string[]) => Promise<Row[]>,
    labelOf: (row: Row) => string,
  ) => {
    const ids = idsOf(entity);
    if (ids.length === 0) return;
    for (const row of await load(ids)) named.set(`${entity}:${row.id}`, labelOf(row));
  };
  await find(
    "user",
    (ids) => findPeople(db, ids),
    ({ fullName, email }) => `${fullName} (${email})`,
  );
  await find(
    "workspace",
    (ids) => findStudios(db, ids),
    ({ name }) => name,
  );
  await find(
    "featureFlag",
    (ids) => findFlags(db, ids),
    ({ name }) => name,
  );
  return keys.map((key) => named.get(key) ?? null);
});

interface What {
  before: object | null;
  after: object | null;
}

const whatOf = ({ what }: AuditEventRow): What =>
  what === null ? { before: null, after: null } : JSON.parse(what);
const asText = (part: object | null) => part && JSON.stringify(part);

AuditEvent.implement({
  description: "An entry of the audit log: who did what to whom, and when.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    number: t.int({ description: "Its number in the log.", resolve: ({ seq }) => seq }),
    actorId: t.string({ nullable: true, resolve: ({ actorId }) => actorId }),
    actorName: t.exposeString("actorName", {
      nullable: true,
      description: "Null for the command line, for the server itself, and for people who left.",
    }),
    actorEmail: t.exposeString("actorEmail", { nullable: true }),
    action: t.exposeString("action"),
    entity: t.exposeString("entity"),
    entityId: t.exposeString("entityId"),
    entityLabel: t.string({
      nullable: true,
      description: "What the thing is called now.",
      resolve: ({ entity, entityId }, _args, context) => labels(context).load(`${entity}:${entityId}`),
    }),
    workspaceId: t.string({ nullable: true, resolve: ({ workspaceId }) => workspaceId }),
    before: t.string({
      nullable: true,
      description: "The fields that changed, as JSON.",
      resolve: (event) => asText(whatOf(event).before),
    }),
    after: t.string({ nullable: true, resolve: (event) => asText(whatOf(event).after) }),
    ip: t.string({
      nullable: true,
      resolve: ({ who }) => (who ? ((JSON.parse(who) as { ip: string | null }).ip ?? null) : null),
    }),
    requestId: t.exposeString("requestId", { nullable: true }),
    isErased: t.boolean({
      description: "Something personal was taken out when a person was erased.",
      resolve: ({ who, what }) => who === null || what === null,
    }),
    hash: t.exposeString("hash", { description: "SHA-256 over the entry before and this one." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
