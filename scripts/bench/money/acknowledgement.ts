import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import Stripe from "stripe";

/** Asked by turns, so that what else the machine does falls on both. */
const TURNS = 300;
const AT_WORK = 20;

interface Server {
  address: string;
  bare: string;
  secret: string;
  type: string;
  sessions: string[];
}

type Waits = Record<"p50 ms" | "p95 ms" | "bare p50 ms" | "bare p95 ms", number>;

/**
 * How long an event of the payment provider waits until our endpoint has kept it, beside an endpoint of the same process that
 * inserts its row and nothing else: while nothing happens, and while so many events are worked on at once.
 */
export async function acknowledgement(url: string): Promise<Record<string, Waits>> {
  const folder = mkdtempSync(path.join(tmpdir(), "levare-bench-webhook-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../webhookServer.ts")], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** The next line that is meant for us: the server's log is written there, too. */
  const told = async (name: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The server ended.");
      if (value.startsWith(`{"${name}"`)) return JSON.parse(value);
    }
  };
  try {
    const server: Server = await told("address");
    await waits(server);
    const quiet = await waits(server);
    child.stdin.write(`${AT_WORK}\n`);
    const busy = await waits(server);
    child.kill("SIGTERM");
    const { worked }: { worked: number } = await told("worked");
    if (worked < AT_WORK) throw new Error("Nothing was at work.");
    return { quiet, [`${AT_WORK} events at work`]: busy };
  } finally {
    child.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waits(server: Server): Promise<Waits> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await waitOf(server.address, server, turn));
    bare.push(await waitOf(server.bare, server, turn));
  }
  return {
    ...{ "p50 ms": at(ours, 0.5), "p95 ms": at(ours, 0.95) },
    ...{ "bare p50 ms": at(bare, 0.5), "bare p95 ms": at(bare, 0.95) },
  };
}

async function waitOf(address: string, { secret, type, sessions }: Server, turn: number): Promise<number> {
  const object = { id: sessions[turn % sessions.length], object: "checkout.session" };
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: "event", type, created: Math.floor(Date.now() / 1000) },
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const began = performance.now();
  const response = await fetch(address, {
    ...{ method: "POST", body },
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - began;
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Number(sorted[Math.floor(sorted.length * part)]!.toFixed(1));
}
