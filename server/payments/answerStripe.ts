import { randomUUID } from "node:crypto";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { receiveStripeEvent } from "./receiveStripeEvent.ts";
import { ForgedEvent, verifyEvent } from "./verifyEvent.ts";

/** Larger than any event of Stripe's, in bytes. */
const MOST = 1024 * 1024;

/**
 * `POST /webhooks/stripe`: keeps the event and says so at once; what has to be done about it is done afterwards. Whatever is not
 * certainly Stripe's gets 400 and leaves nothing but a line in the log.
 */
export async function answerStripe(
  parts: Pick<JobContext, "db" | "services">,
  request: Request,
  now: Date,
): Promise<Response> {
  const { payments } = parts.services;
  try {
    if (payments.mode === "off") throw new ForgedEvent("nobody can pay here");
    if (request.method !== "POST") throw new ForgedEvent("not sent");
    if (request.headers.has("content-encoding")) throw new ForgedEvent("packed");
    const body = await bodyOf(request);
    const signature = request.headers.get("stripe-signature") ?? "";
    const event = verifyEvent(await payments.stripe(), payments.secrets, body, signature, now);
    await receiveStripeEvent(parts, event);
    return Response.json({ received: true });
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    const requestId = randomUUID();
    log.warn("stripe-event-refused", { requestId, why: error.message });
    return Response.json({ received: false, requestId }, { status: 400 });
  }
}

/** The bytes as they came: what is signed is these. */
async function bodyOf(request: Request): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    if (size > MOST) throw new ForgedEvent("too large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
