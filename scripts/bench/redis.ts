// npm run bench:redis: what events between servers and limits cost over PostgreSQL, as the product does them, and over Redis. Needs
// TEST_DATABASE_URL and a redis-server on the path; prints a table and decides nothing.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { takeUse } from "../../db/limits/limitUses.ts";
import { openDatabase } from "../../db/open.ts";
import { shareEvents } from "../../server/providers/events/sharedEvents.ts";
import { openBenchDatabase } from "./database.ts";
import { median, medianRound } from "./median.ts";

const PORT = 46_379;
const ROUNDS = 3;
const ASKED = 500;
const BURST = 10_000;
const AT_ONCE = 20;
const COUNT = { max: 1_000_000, seconds: 60 };

interface Transport {
  /** Tells the other server, which calls `heard` once for each. */
  tell(id: string): void;
  onHeard(heard: (id: string) => void): Promise<void>;
}

/** Milliseconds until another server has heard one event; events a second when many come at once. */
async function measureEvents({ tell, onHeard }: Transport) {
  let heard: (id: string) => void = () => {};
  await onHeard((id) => heard(id));
  const waits: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      heard = () => resolve();
      tell(`one-${n}`);
    });
    waits.push(performance.now() - began);
  }
  const began = performance.now();
  await new Promise<void>((resolve) => {
    let left = BURST;
    heard = () => --left === 0 && resolve();
    for (let n = 0; n < BURST; n++) tell(`many-${n}`);
  });
  return { eventMs: median(waits), eventsASecond: BURST / ((performance.now() - began) / 1000) };
}

/** Milliseconds of one count alone; counts a second when twenty are under way, on as many keys. */
async function measureLimits(take: (key: string) => Promise<unknown>) {
  const waits: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    await take("alone");
    waits.push(performance.now() - began);
  }
  const began = performance.now();
  const worker = async (name: number) => {
    for (let n = 0; n < ASKED; n++) await take(`many-${name}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, name) => worker(name)));
  return {
    limitMs: median(waits),
    limitsASecond: (AT_ONCE * ASKED) / ((performance.now() - began) / 1000),
  };
}

/** As little of a Redis client as there can be: commands go out as they come, answers are handed out in order. */
class RedisConnection {
  readonly #socket: Socket;
  readonly #waiting: ((answer: string) => void)[] = [];
  #rest = "";

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("latin1").setNoDelay(true);
  }

  static async open(): Promise<RedisConnection> {
    const socket = connect(PORT, "127.0.0.1");
    await once(socket, "connect");
    return new RedisConnection(socket);
  }

  /** Every answer here is one line. */
  ask(...words: string[]): Promise<string> {
    if (this.#socket.listenerCount("data") === 0)
      this.#socket.on("data", (chunk) => this.#hear(String(chunk)));
    this.#socket.write(commandOf(words));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async subscribe(channel: string, heard: (word: string) => void): Promise<void> {
    this.#socket.write(commandOf(["SUBSCRIBE", channel]));
    await once(this.#socket, "data");
    this.#socket.on("data", (chunk) => {
      const lines = (this.#rest + chunk).split("\r\n");
      // *3, $7, message, $n, channel, $n, word
      let at = 0;
      for (; lines.length - at > 7; at += 7) heard(lines[at + 6]!);
      this.#rest = lines.slice(at).join("\r\n");
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(chunk: string): void {
    const lines = (this.#rest + chunk).split("\r\n");
    this.#rest = lines.pop()!;
    for (const line of lines) this.#waiting.shift()?.(line);
  }
}

function commandOf(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join("")}`;
}

const TAKE =
  "local n = redis.call('INCR', KEYS[1]) if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end return n";

async function overPostgres(url: string) {
  const [here, there] = [await openDatabase({ url }), await openDatabase({ url })];
  const [teller, hearer] = [await shareEvents(here), await shareEvents(there)];
  try {
    const events = await measureEvents({
      tell: (id) =>
        teller.eventTarget.dispatchEvent(
          new CustomEvent("uploadChanged:bench", { detail: { uploadId: id } }) as never,
        ),
      onHeard: async (heard) =>
        hearer.eventTarget.addEventListener(
          "uploadChanged:bench" as never,
          ((event: CustomEvent) => heard(event.detail.uploadId)) as never,
        ),
    });
    const limits = await measureLimits((key) => takeUse(here.db, { key, ...COUNT }, new Date()));
    return { ...events, ...limits };
  } finally {
    await Promise.all([teller.close(), hearer.close()]);
    await Promise.all([here.close(), there.close()]);
  }
}

async function overRedis() {
  const [asking, hearing] = [await RedisConnection.open(), await RedisConnection.open()];
  try {
    const events = await measureEvents({
      tell: (id) => void asking.ask("PUBLISH", "events", JSON.stringify({ from: "here", detail: { id } })),
      onHeard: (heard) => hearing.subscribe("events", (word) => heard(JSON.parse(word).detail.id)),
    });
    const limits = await measureLimits((key) =>
      asking.ask("EVAL", TAKE, "1", key, String(COUNT.seconds * 1000)),
    );
    return { ...events, ...limits };
  } finally {
    asking.close();
    hearing.close();
  }
}

const { url, close } = await openBenchDatabase();
const redis = spawn("redis-server", ["--port", String(PORT), "--save", "", "--appendonly", "no"]);
await once(redis.stdout, "data");
await new Promise((resolve) => setTimeout(resolve, 500));
try {
  const rounds: Record<"postgres" | "redis", Awaited<ReturnType<typeof overRedis>>[]> = {
    postgres: [],
    redis: [],
  };
  for (let n = 0; n < ROUNDS; n++) {
    rounds.postgres.push(await overPostgres(url));
    rounds.redis.push(await overRedis());
  }
  console.table({ PostgreSQL: medianRound(rounds.postgres), Redis: medianRound(rounds.redis) });
} finally {
  redis.kill();
  await once(redis, "exit");
  await close();
}
