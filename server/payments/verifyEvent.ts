import type Stripe from "stripe";
import type { Payments } from "../providers/payments.ts";

/** As old as an event may be, and as far ahead of our clock, in seconds. */
const TOLERANCE = 300;

/** Nobody but Stripe says so: whatever it is, it is not believed. */
export class ForgedEvent extends Error {}

/** What an event says of itself, once it is certain who says it. */
export interface VerifiedEvent {
  id: string;
  type: string;
  account: string | null;
  objectId: string | null;
  createdAt: Date;
}

/**
 * Believes an event that was signed just now by the endpoint it belongs to: events of connected accounts by theirs, all others by
 * the platform's. The SDK itself refuses what is old, and takes what comes from the future.
 */
export function verifyEvent(
  stripe: Stripe,
  secrets: Payments["secrets"],
  body: Buffer,
  signature: string,
  now: Date,
): VerifiedEvent {
  const seconds = Math.floor(now.getTime() / 1000);
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  if (!(Math.abs(seconds - signedAt) <= TOLERANCE)) throw new ForgedEvent("signed at another time");
  for (const [kind, secret] of Object.entries(secrets)) {
    const event = secret ? signedBy(stripe, secret, body, signature, now) : null;
    if (!event) continue;
    if ((kind === "connect") !== Boolean(event.account))
      throw new ForgedEvent("signed by the other endpoint");
    const object = event.data?.object as { id?: unknown } | undefined;
    return {
      ...{ id: event.id, type: event.type, account: event.account ?? null },
      objectId: typeof object?.id === "string" ? object.id : null,
      createdAt: new Date(event.created * 1000),
    };
  }
  throw new ForgedEvent("signed by nobody we know");
}

function signedBy(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): Stripe.Event | null {
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
    return typeof event.id === "string" && typeof event.type === "string" && Number.isInteger(event.created)
      ? event
      : null;
  } catch {
    return null;
  }
}
