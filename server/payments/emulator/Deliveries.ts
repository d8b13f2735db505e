import { createHmac } from "node:crypto";
// Node's own timers: where a page is tested beside its server, the global ones are a browser's.
import { clearTimeout, setTimeout } from "node:timers";
import { DELIVERIES, type Delivery } from "./emit.ts";
import type { Change, World } from "./World.ts";

type Send = (request: Request) => Promise<Response>;

/** How long is waited after each failure, in milliseconds; after the last nobody tries any more, and the event can only be listed. */
const PAUSES_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000, 6 * 3_600_000];

/** Brings events to those who want them: each at least once, in order, and again where nobody took it. */
export class Deliveries {
  readonly #world: World;
  readonly #keep: (changes: readonly Change[]) => Promise<void>;
  readonly #notBefore = new Map<string, number>();
  #send: Send | null = null;
  #round: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(world: World, keep: (changes: readonly Change[]) => Promise<void>) {
    this.#world = world;
    this.#keep = keep;
  }

  start(send: Send): void {
    this.#send = send;
    this.hurry();
  }

  /** Looks for what waits, unless it is being looked for. */
  hurry(): void {
    if (!this.#send || this.#isClosed) return;
    this.#round ??= this.#deliver(this.#send).finally(() => {
      this.#round = null;
    });
  }

  async settled(): Promise<void> {
    while (this.#due().length > 0 || this.#round) {
      this.hurry();
      if (!this.#round) return;
      await this.#round;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  #due(): string[] {
    return this.#world.keys(DELIVERIES).filter((key) => (this.#notBefore.get(key) ?? 0) <= Date.now());
  }

  async #deliver(send: Send): Promise<void> {
    for (let due = this.#due(); due.length > 0 && !this.#isClosed; due = this.#due())
      for (const key of due) {
        if (this.#isClosed) return;
        await this.#tryOne(send, key);
      }
    const next = Math.min(...this.#notBefore.values());
    if (this.#timer) clearTimeout(this.#timer);
    if (!Number.isFinite(next) || this.#isClosed) return;
    this.#timer = setTimeout(() => this.hurry(), Math.max(0, next - Date.now()) + 10);
    this.#timer.unref();
  }

  async #tryOne(send: Send, key: string): Promise<void> {
    const world = this.#world;
    const delivery = world.read<Delivery>(key)!;
    const isTaken = await hand(world, send, delivery);
    const event = world.find(delivery.eventId);
    const pause = PAUSES_MS[delivery.tries];
    if (isTaken || pause === undefined) {
      this.#notBefore.delete(key);
      world.write(key, null);
      if (event) world.change(event.id, { pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
    } else {
      this.#notBefore.set(key, Date.now() + pause);
      world.write(key, { ...delivery, tries: delivery.tries + 1 });
    }
    await this.#keep(world.commit());
  }
}

async function hand(world: World, send: Send, { eventId, endpointId }: Delivery): Promise<boolean> {
  const event = world.find(eventId);
  const endpoint = world.find(endpointId);
  if (!event || !endpoint || endpoint.deleted || endpoint.status !== "enabled") return true;
  const body = JSON.stringify(event);
  const kind = world.hidden(endpointId).connect ? "connect" : "platform";
  // Not the one of the day it was made: whoever restores a backup may bring another.
  const secret = world.read<Record<string, string>>("secrets")![kind]!;
  const headers = { "content-type": "application/json", "stripe-signature": signatureOf(body, secret) };
  try {
    const { status } = await send(new Request(endpoint.url, { method: "POST", headers, body }));
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

/** By the wall clock, whatever time it is in the world: whoever verifies it has no other. */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
