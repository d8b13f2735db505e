import { findViewerOfSession } from "../../db/accounts/viewers.ts";
import { workspacesOf } from "../graphql/context.ts";
import type { StreamRules } from "../graphql/useFreshEvents.ts";
import { viewerFrom } from "./session.ts";

/**
 * What an open stream may still tell: it lives as long as the session that opened it and the places its holder had then, with
 * the rights of each moment. Whoever lost a place asks anew who they are.
 */
export const STREAM_RULES: StreamRules = {
  async renew(context) {
    const { db, viewer, now, services } = context;
    // A visitor has no session that could end and no rights that could change.
    if (!viewer?.sessionId) return { ...context };
    const row = await findViewerOfSession(db, viewer.sessionId, now());
    return row ? { ...context, viewer: viewerFrom(row, now(), services.settings) } : null;
  },
  onSessionEnd({ services, viewer, now }, end) {
    if (!viewer?.sessionId) return () => {};
    return services.sessions.watch({ sessionId: viewer.sessionId, places: workspacesOf(viewer), now, end });
  },
  onNewsMissed: ({ services }, notify) => services.events.onMissed(notify),
};
