import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isId } from "../../domain/isId.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { RouteParts } from "../feature.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import type { Network } from "../providers/telephony.ts";
import { hearOfCall } from "./hearOfCall.ts";
import { placeCall } from "./placeCall.ts";

export const NETWORK_ROUTES = "/webhooks/twilio";
const MOST_BYTES = 64 * 1024;

/** A request that the network signed, with its fields. */
interface Word {
  network: Network;
  fields: Readonly<Record<string, string>>;
}

/** What the telephone network asks and tells. Null where calls are practice. */
export function networkRoutes({ db, services, now }: RouteParts): Hono<ServerEnv> | null {
  const { telephony, settings } = services;
  if (telephony.isPractice) return null;
  const from = () => actingAs("end-network-call", { db, services }, now);

  /** Null for whatever is not certainly the network's; it was signed for the address that people use. */
  async function wordOf(c: Context<ServerEnv>): Promise<Word | null> {
    const network = (await telephony.network())!;
    const { pathname, search } = new URL(c.req.url);
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const signature = c.req.header("x-twilio-signature") ?? "";
    if (network.isSigned(`${settings.publicUrl}${pathname}${search}`, fields, signature))
      return { network, fields };
    log.warn("telephone-word-refused", { requestId: randomUUID(), path: pathname });
    return null;
  }

  return new Hono<ServerEnv>()
    .use(bodyLimit({ maxSize: MOST_BYTES }))
    .post("/voice", async (c) => {
      const word = await wordOf(c);
      if (!word) return c.body(null, 403);
      const { network, fields } = word;
      const { call: callId = "", CallSid: sid = "", From: caller = "" } = fields;
      const userId = caller.replace(/^client:/, "");
      const { ring } =
        isId(callId) && isId(userId) && sid
          ? await act(from(), placeCall, { callId, userId, sid })
          : { ring: null };
      const statusUrl = `${settings.publicUrl}${NETWORK_ROUTES}/status?call=${callId}`;
      const answer = ring ? network.connect({ ...ring, statusUrl }) : network.hangUp();
      return c.body(answer, 200, { "content-type": "text/xml; charset=utf-8" });
    })
    .post("/status", async (c) => {
      const word = await wordOf(c);
      if (!word) return c.body(null, 403);
      const { ParentCallSid: sid = "", CallStatus: state = "", CallDuration } = word.fields;
      const callId = c.req.query("call") ?? "";
      const talkedSeconds = CallDuration && /^\d{1,6}$/.test(CallDuration) ? Number(CallDuration) : null;
      if (isId(callId) && sid) await act(from(), hearOfCall, { callId, sid, state, talkedSeconds });
      return c.body(null, 204);
    });
}
