import { type AuditEventRow, findAuditEvents } from "../../db/audit/auditEvents.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { Subject, subjects } from "./Subject.ts";

export const AuditEvent = builder.loadableNodeRef("AuditEvent", {
  id: { resolve: (event: AuditEventRow) => event.id },
  load: superadminOnly((ids, { db }) => findAuditEvents(db, ids)),
  sort: (event: AuditEventRow) => event.id,
});

interface What {
  before: object | null;
  after: object | null;
}

const whatOf = ({ what }: AuditEventRow): What =>
  what === null ? { before: null, after: null } : JSON.parse(what);

/** The words that things are named by, in the order of how well they name them. */
const NAMES = ["name", "title", "titleEn", "labelEn", "email", "label", "handle", "slug", "queue"] as const;

/** What something was called when this happened, where that was written down. */
function keptNameOf(event: AuditEventRow): string | null {
  const { before, after } = whatOf(event);
  const kept: Record<string, unknown> = { ...after, ...before };
  const name = NAMES.map((word) => kept[word]).find((value) => typeof value === "string");
  return typeof name === "string" ? name : null;
}

const asText = (part: object | null) => part && JSON.stringify(part);

AuditEvent.implement({
  description: "An entry of the audit log: who did what to whom, and when.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    number: t.int({ description: "Its number in the log.", resolve: ({ seq }) => seq }),
    actorId: t.id({
      nullable: true,
      description:
        "Who did it, to open them in the administration. Null for the server and for the command line.",
      resolve: ({ actorId }) => actorId && encodeGlobalID("AdminUser", actorId),
    }),
    actorName: t.exposeString("actorName", {
      nullable: true,
      description: "Null for the command line, for the server itself, and for people who left.",
    }),
    actorEmail: t.exposeString("actorEmail", { nullable: true }),
    action: t.exposeString("action"),
    entity: t.exposeString("entity"),
    entityId: t.exposeString("entityId"),
    subject: t.field({
      type: Subject,
      description: "What it happened to, as it is called now.",
      async resolve(event, _args, context) {
        const { entity, entityId, workspaceId } = event;
        const all = subjects(context);
        const [row, studio] = await Promise.all([
          all.load(`${entity}:${entityId}`),
          workspaceId && entity !== "workspace" ? all.load(`workspace:${workspaceId}`) : null,
        ]);
        return { kind: entity, id: entityId, row, studio, keptName: keptNameOf(event) };
      },
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
