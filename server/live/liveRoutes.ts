import type { ExecutionResult } from "graphql";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import * as v from "valibot";
import { STREAMS_PER_PERSON, SUBSCRIPTIONS_PER_STREAM } from "../../domain/live/limits.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { Context } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { maskError } from "../graphql/maskError.ts";
import { SESSION_ENDED } from "../graphql/useFreshEvents.ts";
import type { PersistedDocuments } from "../graphql/usePersistedDocuments.ts";
import type { ServerEnv } from "../http.ts";
import { refused } from "../refused.ts";
import { masked, persistedSubscriptions } from "./persistedSubscriptions.ts";
import { StreamSlots } from "./StreamSlots.ts";

const BODY_BYTES = 128 * 1024;
/** Proxies cut connections that say nothing for a while. */
const PING_MS = 12_000;

const Listening = v.object({
  viewer: v.string(),
  subscriptions: v.pipe(
    v.array(v.object({ key: v.string(), id: v.string(), variables: v.record(v.string(), v.unknown()) })),
    v.maxLength(SUBSCRIPTIONS_PER_STREAM),
  ),
});

/**
 * POST /live { viewer, subscriptions: [{ key, id, variables }] }: all subscriptions of a browser on one connection. Answers with a
 * stream of events: `listening` with the keys, once; then `next` with a key and an answer. The whole list comes with the request
 * and lives as long as it: no server remembers a browser, and the next request may come to another server. `viewer` is whom
 * the pages show: after a change of who is signed in, old pages hear nothing of the new person.
 */
export function liveRoutes(
  documents: PersistedDocuments,
  contextFor: (request: Request) => Promise<Context>,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const slots = new StreamSlots();
  const subscribe = persistedSubscriptions(documents);
  routes.post(
    "/",
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : refused(c, refusal("general.notFound"), 404)),
    bodyLimit({ maxSize: BODY_BYTES }),
    async (c) => {
      const asked = v.safeParse(Listening, await c.req.json().catch(() => null));
      if (!asked.success)
        return c.json({ code: "BAD_INPUT", message: "That is not a list of subscriptions." }, 400);
      const { viewer: viewerId, subscriptions } = asked.output;
      const context = await contextFor(c.req.raw);
      const { viewer } = context;
      if (!viewer || viewerId !== encodeGlobalID("Viewer", viewer.userId))
        return refused(c, refusal("general.signInFirst"), 401);
      const giveBack = slots.take(viewer.userId);
      if (!giveBack)
        return c.json(
          { code: "TOO_MANY_STREAMS", message: `At most ${STREAMS_PER_PERSON} streams are open at a time.` },
          429,
        );
      for (const cookie of context.answerHeaders.getSetCookie())
        c.header("set-cookie", cookie, { append: true });
      const response = streamSSE(c, (stream) =>
        forward(stream, subscriptions, (subscription) => subscribe(subscription, context)).finally(giveBack),
      );
      response.headers.set("cache-control", "no-store");
      return response;
    },
  );
  return routes;
}

/** Forwards the answers of all subscriptions until the client leaves or its session ends. */
async function forward<S extends { key: string }>(
  stream: SSEStreamingApi,
  subscriptions: readonly S[],
  subscribe: (subscription: S) => Promise<AsyncGenerator<ExecutionResult>>,
): Promise<void> {
  const left = new Promise<void>((resolve) => stream.onAbort(resolve));
  const write = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
  const ping = setInterval(() => void stream.write(":\n\n"), PING_MS);
  const open: { key: string; answers: AsyncGenerator<ExecutionResult> }[] = [];
  try {
    for (const each of subscriptions) open.push({ key: each.key, answers: await subscribe(each) });
    await write(
      "listening",
      open.map(({ key }) => key),
    );
    const ends = open.map(async ({ key, answers }) => {
      for await (const answer of answers) {
        await write("next", { key, answer: masked(answer) });
        if (answer === SESSION_ENDED) return;
      }
      // One that was refused or is over does not end the others.
      await left;
    });
    await Promise.race([left, ...ends]);
  } catch (error) {
    // Logged. The client asks again, and then for what it missed.
    maskError(error);
  } finally {
    clearInterval(ping);
    for (const { answers } of open) void answers.return(undefined);
  }
}
