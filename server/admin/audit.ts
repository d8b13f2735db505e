import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import type { PersonRow } from "../../db/admin/people.ts";
import {
  type AuditEventRow,
  type AuditFilter,
  countAuditEvents,
  listAuditActions,
  listAuditEvents,
} from "../../db/audit/auditEvents.ts";
import type { AuditVerdict as AuditVerdictRow } from "../../db/audit/verifyAudit.ts";
import { cursorOf } from "../../db/keyset.ts";
import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { TextType } from "../graphql/Text.ts";
import { Admin } from "./Admin.ts";
import { AdminUser } from "./AdminUser.ts";
import { AuditEvent } from "./AuditEvent.ts";

const AuditEventFilter = builder.inputType("AuditEventFilter", {
  fields: (t) => ({
    actor: t.string({ required: false, description: "Part of a name or an address." }),
    action: t.string({ required: false, description: "An action, or the noun of several: user." }),
    entity: t.string({ required: false }),
    from: t.field({ type: "DateTime", required: false }),
    to: t.field({ type: "DateTime", required: false, description: "Not itself part of it." }),
  }),
});

type Args = Parameters<typeof resolveCursorConnection>[0]["args"];

async function pageOf({ db }: Context, filter: AuditFilter, args: Args) {
  return {
    totalCount: () => countAuditEvents(db, filter),
    ...(await resolveCursorConnection(
      { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<AuditEventRow> },
      (page: ResolveCursorConnectionArgs) => listAuditEvents(db, filter, page),
    )),
  };
}

builder.objectFields(Admin, (t) => ({
  auditEvents: t.connection({
    type: AuditEvent,
    description: "The audit log, newest first.",
    args: { filter: t.arg({ type: AuditEventFilter, required: false }) },
    resolve: (_admin, { filter, ...args }, context) => pageOf(context, filter ?? {}, args),
  }),
  auditActions: t.stringList({
    description: "Every action that ever happened.",
    resolve: (_admin, _args, { db }) => listAuditActions(db),
  }),
}));

builder.objectField(AdminUser, "auditEvents", (t) =>
  t.connection({
    type: AuditEvent,
    description: "What the person did, and what was done to them.",
    resolve: (person: PersonRow, args, context) => pageOf(context, { person: person.id }, args),
  }),
);

interface Verdict {
  isWhole: boolean;
  entries: number | null;
  brokenAt: number | null;
  problem: Text | null;
}

const AuditVerdict = builder.objectRef<Verdict>("AuditVerdict").implement({
  description: "Whether the audit log is what was written.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    isWhole: t.exposeBoolean("isWhole"),
    entries: t.exposeInt("entries", { nullable: true }),
    brokenAt: t.exposeInt("brokenAt", { nullable: true, description: "Number of the first wrong entry." }),
    problem: t.field({ type: TextType, nullable: true, resolve: ({ problem }) => problem }),
  }),
});

/** `walk` is the end of one that was made before: it takes longer than a transaction should. */
const verifyAuditLog = verb("verifyAuditLog", {
  audit: "audit.verify",
  may: isSuperadmin,
  async run(act, { walk }: { walk: () => AuditVerdictRow }) {
    const verdict = walk();
    const after = verdict.ok
      ? { entries: verdict.entries }
      : { brokenAt: verdict.seq, problem: textIn("en", verdict.problem) };
    return act.done(
      verdict.ok
        ? { isWhole: true, entries: verdict.entries, brokenAt: null, problem: null }
        : { isWhole: false, entries: null, brokenAt: verdict.seq, problem: verdict.problem },
      { id: "log", after },
    );
  },
});

builder.relayMutationField(
  "verifyAuditLog",
  null,
  {
    description: "Walks all chains and seals of the audit log. The walk itself is an entry of it.",
    authScopes: { role: "superadmin" },
    verb: verifyAuditLog,
    resolve: async (_root, _args, context, info) => {
      const verdict = await context.services.auditHead.verify();
      return perform(context, info, verifyAuditLog, { walk: () => verdict });
    },
  },
  { outputFields: (t) => ({ verdict: t.field({ type: AuditVerdict, resolve: (verdict) => verdict }) }) },
);
