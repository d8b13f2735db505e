// Node's own timers: where a page is tested beside its server, the global ones are a browser's.
import { clearInterval, setInterval } from "node:timers";
import { ANSWERS, ANSWERS_KEPT, type Exchange, openCall } from "./api.ts";
import { SETTLES_IN } from "./balances.ts";
import { Deliveries } from "./Deliveries.ts";
import { Journal } from "./Journal.ts";
import { openPage } from "./pages/answerPage.ts";
import { catchUp } from "./passTime.ts";
import { DAY } from "./time.ts";
import { type Change, World } from "./World.ts";

export interface EmulatorOptions {
  /** Where people reach its pages, without a slash at the end. */
  publicUrl: string;
  /** Where it keeps what it knows; null: nowhere, for tests. */
  folder: string | null;
  /** What it signs events with: the platform's own, and those of connected accounts. */
  secrets: { platform: string; connect: string };
  /** The one currency, in small letters, that the platform's own account is kept in; left out: each that buyers pay in. */
  settlesIn?: string;
  /** Whoever reaches its pages may let time run and things go wrong, at /_stripe/control. */
  hasControl?: boolean;
  clock?: () => number;
  onExchange?: (exchange: Exchange) => void;
}

/** As long as Stripe itself remembers. */
const EVENTS_KEPT = 30 * DAY;
const LOOK_EVERY_MS = 60_000;

/** A Stripe of our own: the API below /v1/ and its pages below /_stripe, as one handler of requests. */
export class Emulator {
  readonly #world: World;
  readonly #journal: Journal | null;
  readonly #deliveries: Deliveries;
  readonly #onExchange: EmulatorOptions["onExchange"];
  readonly #hasControl: boolean;
  readonly #timer: NodeJS.Timeout;

  static async open(options: EmulatorOptions): Promise<Emulator> {
    const { folder, publicUrl, secrets, clock, settlesIn } = options;
    const world = new World(`${publicUrl}/_stripe`, clock);
    if (folder) world.fill(await Journal.read(folder));
    forgetOld(world);
    world.write("secrets", secrets);
    world.write(SETTLES_IN, settlesIn ?? null);
    world.commit();
    const journal = folder ? await Journal.begin(folder, world.records()) : null;
    return new Emulator(world, journal, options);
  }

  private constructor(
    world: World,
    journal: Journal | null,
    { onExchange, hasControl = false }: EmulatorOptions,
  ) {
    this.#world = world;
    this.#journal = journal;
    this.#onExchange = onExchange;
    this.#hasControl = hasControl;
    this.#deliveries = new Deliveries(world, (changes) => this.#keep(changes));
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Answers once what it says is kept. */
  async fetch(request: Request): Promise<Response> {
    const isApi = new URL(request.url).pathname.startsWith("/v1/");
    // What has to be waited for is read first: from here to the commit nothing else gets in between.
    const act = isApi
      ? await openCall(this.#world, request, this.#onExchange)
      : await openPage(this.#world, request, this.#hasControl);
    const [response, changes] = this.#during(() => {
      catchUp(this.#world);
      return act();
    });
    await this.#keep(changes);
    this.#deliveries.hurry();
    return response;
  }

  /** From now on events are delivered, also those that wait from before. */
  deliverTo(send: (request: Request) => Promise<Response>): void {
    this.#deliveries.start(send);
  }

  /** Resolves when every event that waits was tried at least once. */
  settled(): Promise<void> {
    return this.#deliveries.settled();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#deliveries.close();
    await this.#journal?.close();
  }

  #during<T>(act: () => T): [T, Change[]] {
    try {
      const result = act();
      return [result, this.#world.commit()];
    } catch (error) {
      this.#world.takeBack();
      throw error;
    }
  }

  async #keep(changes: readonly Change[]): Promise<void> {
    await this.#journal?.append(changes);
  }

  async #look(): Promise<void> {
    const [, changes] = this.#during(() => catchUp(this.#world));
    await this.#keep(changes);
    this.#deliveries.hurry();
  }
}

function forgetOld(world: World): void {
  const now = world.now();
  for (const event of world.all("event"))
    if (event.pending_webhooks === 0 && event.created < now - EVENTS_KEPT)
      world.write(`object ${event.id}`, null);
  for (const key of world.keys(ANSWERS))
    if (world.read<{ at: number }>(key)!.at < now - ANSWERS_KEPT) world.write(key, null);
}
