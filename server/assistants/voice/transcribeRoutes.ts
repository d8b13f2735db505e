import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  RECORDING_MAX_BYTES,
  RECORDINGS_A_DAY,
  RECORDINGS_A_MINUTE,
} from "../../../domain/assistants/chat.ts";
import { recordingKind } from "../../../domain/assistants/recording.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { localeOf } from "../../accounts/localeOf.ts";
import { type Context, type Viewer, workspacesOf } from "../../graphql/context.ts";
import { rowOf } from "../../graphql/globalId.ts";
import type { ServerEnv } from "../../http.ts";
import { refused } from "../../refused.ts";
import { payerOf } from "../budget/payerOf.ts";
import { ModelFailed } from "../model/ModelFailed.ts";

const TOO_LARGE = refusal("assistants.recordingTooLarge", { kilobytes: RECORDING_MAX_BYTES / 1024 });
const TOO_MANY = refusal("assistants.tooManyRecordings", {
  ...{ perMinute: RECORDINGS_A_MINUTE, perDay: RECORDINGS_A_DAY },
});

/**
 * POST /api/assistants/transcribe?workspace={studio} with a recording as the body answers { text }: what somebody says to an assistant, in
 * words. Who may: whoever is signed in, where a model for it is set up, switched on, and the plan of the studio (without one, their own) has
 * money for it. The recording is sent on and kept nowhere.
 */
export function transcribeRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.post(
    "/transcribe",
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : refused(c, refusal("general.notFound"), 404)),
    bodyLimit({ maxSize: RECORDING_MAX_BYTES, onError: (c) => refused(c, TOO_LARGE, 413) }),
    async (c) => {
      const context = await contextFor(c.req.raw);
      const { viewer, services, now } = context;
      if (!viewer) return refused(c, refusal("general.signInFirst"), 401);
      const workspaceId = studioIn(viewer, c.req.query("workspace"));
      if (workspaceId === undefined) return refused(c, refusal("general.notFound"), 404);
      const payer = payerOf(viewer, workspaceId);
      const { transcriber, hears } = services.assistant;
      if (!transcriber || !(await hears(payer)))
        return refused(c, refusal("assistants.noTranscription"), 409);
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const kind = recordingKind(bytes);
      if (!kind) return refused(c, refusal("assistants.recordingUnreadable"), 422);
      const { retryAfter } = await services.limiter.take({ recordingsOfUser: viewer.userId }, now());
      if (retryAfter !== null) {
        c.header("retry-after", String(retryAfter));
        return refused(c, TOO_MANY, 429);
      }
      c.header("cache-control", "no-store");
      try {
        const recording = { bytes, kind, locale: localeOf(context), payer };
        return c.json({ text: await transcriber.write(recording, c.req.raw.signal) });
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error;
        if (error.reason === "spent") return refused(c, refusal("assistants.transcriptionSpent"), 429);
        if (error.reason === "refused") return refused(c, refusal("assistants.recordingUnreadable"), 422);
        return refused(c, refusal("assistants.transcriptionFailed"), 503);
      }
    },
  );
  return routes;
}

/** The studio that is named, where the person works in it; null where none is, undefined where it is not theirs. */
function studioIn(viewer: Viewer, named: string | undefined): string | null | undefined {
  if (named === undefined) return null;
  const id = rowOf(named, "Workspace");
  return id !== null && workspacesOf(viewer).includes(id) ? id : undefined;
}
