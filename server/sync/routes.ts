import { Hono, type Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { BATCH_SIZE } from "../../domain/sync/limits.ts";
import { SYNC_PROTOCOL } from "../../domain/sync/wire/protocol.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { inTurns } from "../limits/turns.ts";
import { told } from "../refused.ts";
import { answerCall, answerTogether } from "./answerCall.ts";
import { answerChanges } from "./answerChanges.ts";
import type { Call, Reply } from "./calls.ts";

/** Ten whole playlists with what they were before. */
const BODY_BYTES = 16 * 1024 * 1024;

const Batch = v.object({ calls: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(BATCH_SIZE)) });

const SentCall = v.object({
  ...{ method: v.picklist(["POST", "PUT", "DELETE"]), path: v.pipe(v.string(), v.maxLength(300)) },
  headers: v.optional(v.record(v.string(), v.string()), {}),
  body: v.optional(v.unknown()),
});

/** What was done without a network arrives here, one change at a time or up to ten; and what others did is asked for. */
export function syncRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const asked = asker(contextFor);
  const limited = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c) => c.json({ error: "This is too large.", code: "TOO_LARGE", params: {} }, 413),
  });
  const one = asked(async (context, c) => {
    const body = c.req.method === "DELETE" ? null : bodyOf(await c.req.text());
    if (body === undefined) return malformed(c, 400, "The body is no JSON that can be kept.");
    const answer = await answerCall(context, {
      ...{ method: c.req.method, path: c.req.path.replace(/^\/api/, ""), body },
      key: c.req.header("idempotency-key") ?? null,
      ifMatch: c.req.header("if-match") ?? null,
    });
    return c.json(answer.body, answer.status as ContentfulStatusCode, answer.headers);
  });
  routes.post("/catalog", limited, one);
  routes.put("/catalog/:id", limited, one);
  routes.delete("/catalog/:id", limited, one);
  routes.post("/playlists", limited, one);
  routes.put("/playlists/:id", limited, one);
  routes.delete("/playlists/:id", limited, one);
  routes.post("/preferences", limited, one);
  routes.post("/preferences/:key", limited, one);
  routes.put("/preferences/:key", limited, one);
  routes.post("/data/:name", limited, one);
  routes.put("/data/:name/:id", limited, one);
  routes.delete("/data/:name/:id", limited, one);
  const batch = asked(async (context, c) => {
    const sent = v.safeParse(Batch, bodyOf(await c.req.text()));
    if (!sent.success) return malformed(c, 422, `A batch has 1 to ${BATCH_SIZE} calls.`);
    return c.json({ answers: await answerAll(context, sent.output.calls.map(callOf)) });
  });
  routes.post("/sync", limited, batch);
  routes.get("/changes", asked(answerChanges));
  return routes;
}

/**
 * The first call about each thing together with the others, where they can be; what is left of one thing one after the other,
 * because what comes later may need what comes before, and of different things three at a time.
 */
async function answerAll(context: Context, calls: readonly Call[]): Promise<Reply[]> {
  const firsts = [...new Map(calls.toReversed().map((call) => [thingOf(call), call])).values()].reverse();
  const together = await answerTogether(context, firsts);
  const inTurn = inTurns(AT_ONCE);
  const last = new Map<string, Promise<unknown>>();
  return Promise.all(
    calls.map((call) => {
      const answered = together?.get(call);
      if (answered) return Promise.resolve(answered);
      const thing = thingOf(call);
      const before = last.get(thing);
      const answer = before
        ? before.then(() => inTurn(() => answerCall(context, call)))
        : inTurn(() => answerCall(context, call));
      last.set(thing, answer);
      return answer;
    }),
  );
}

const AT_ONCE = 3;

/** What a call is about, whether its address says so or, where it makes something, its body. */
function thingOf({ path, body }: Call): string {
  const [, , id] = path.split(/\/(?:data\/)?/);
  return id ?? String((body as { id?: unknown } | null)?.id ?? path);
}

/** A call of another form was made by a newer app: it is answered as unknown, and the others of its batch go on. */
function callOf(sent: unknown): Call {
  const read = v.safeParse(SentCall, sent);
  if (!read.success) return UNKNOWN_CALL;
  const { method, path, headers, body } = read.output;
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    ...{ method, path: path.replace(/^\/api(?=\/)/, ""), body: body ?? null },
    key: given.get("idempotency-key") ?? null,
    ifMatch: given.get("if-match") ?? null,
  };
}

const UNKNOWN_CALL: Call = { method: "", path: "", key: null, ifMatch: null, body: null };

/** Only pages of ours ask, of a version that this server speaks with, for somebody who is signed in. */
function asker(contextFor: (request: Request) => Promise<Context>) {
  return (does: (context: Context, c: HonoContext<ServerEnv>) => Promise<Response>) =>
    async (c: HonoContext<ServerEnv>) => {
      // What a device does not understand, and this says, comes from a server that is newer than its app.
      c.header("x-levare-sync", String(SYNC_PROTOCOL));
      const refuse = (status: ContentfulStatusCode, given: Refusal) => {
        const { message, ...words } = told(localeOf({ request: c.req.raw }), given);
        return c.json({ error: message, ...words }, status);
      };
      if (!c.req.header("x-levare")) return refuse(403, refusal("general.foreignOrigin"));
      const spoken = c.req.header("x-levare-sync");
      if (spoken !== undefined && !(Number(spoken) >= SYNC_PROTOCOL))
        return refuse(426, refusal("sync.appTooOld"));
      const context = await contextFor(c.req.raw);
      if (!context.viewer) return refuse(401, refusal("general.signInFirst"));
      // Changes of one person are never taken from the session of another, who signed in on the same device.
      const whose = c.req.header("x-levare-user");
      if (whose !== undefined && whose !== context.viewer.userId)
        return refuse(401, refusal("general.signInFirst"));
      c.header("cache-control", "no-store");
      return does(context, c);
    };
}

function malformed(c: HonoContext<ServerEnv>, status: 400 | 422, error: string) {
  return c.json({ error, code: "BAD_REQUEST", params: {} }, status);
}

/** The JSON of a body; undefined for what is none, and for texts that no database takes: with NUL, or half a character. */
function bodyOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    const isOdd = /\\u(0000|d[89a-f])/i.test(text) && /\\u(0000|d[89a-f])/i.test(JSON.stringify(body));
    return isOdd ? undefined : body;
  } catch {
    return undefined;
  }
}
