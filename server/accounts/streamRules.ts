import type { Kysely } from "kysely";
import { findViewerOfSession } from "../../db/accounts/viewers.ts";
import type { DB } from "../../db/tables.generated.ts";
import { workspacesOf } from "../graphql/context.ts";
import type { StreamRules } from "../graphql/useFreshEvents.ts";
import { SessionWatch } from "./SessionWatch.ts";
import { viewerFrom } from "./session.ts";

const watches = new WeakMap<Kysely<DB>, SessionWatch>();

/**
 * What an open stream may still tell: it lives as long as the session that opened it and the places its holder had then, with
 * the rights of each moment. Whoever lost a place asks anew who they are.
 */
export const STREAM_RULES: StreamRules = {
  async renew(context) {
    const { db, viewer, now } = context;
    // A visitor has no session that could end and no rights that could change.
    if (!viewer) return { ...context };
    const row = await findViewerOfSession(db, viewer.sessionId, now());
    return row ? { ...context, viewer: viewerFrom(row, now()) } : null;
  },
  onSessionEnd({ db, viewer, now }, end) {
    if (!viewer) return () => {};
    const watch = watches.get(db) ?? new SessionWatch(db, now);
    watches.set(db, watch);
    return watch.watch(viewer.sessionId, workspacesOf(viewer), end);
  },
};
