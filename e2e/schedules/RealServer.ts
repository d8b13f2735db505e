import { type Change, type ChangePage, openFetchChanges } from "../../client/sync/pullChanges.ts";
import { type Call, openSendCalls } from "../../client/sync/sendCalls.ts";
import type { Fault } from "../../client/sync/testing/ModelServer.ts";
import type { Applied, Session, Words, WorldServer } from "../../client/sync/testing/WorldServer.ts";
import { newId } from "../../db/ids.ts";
import type { SyncDoc, SyncEntry } from "../../domain/sync/entry.ts";
import type { Exchange, WireFault } from "./faultProxy.ts";
import type { Installation } from "./installation.ts";
import type { Artist, Couple } from "./serve.ts";

/** Goes to a real server and back; taken before a schedule puts its own in its place. */
const network = globalThis.fetch;

/** What schedules speak of beside what they make: it stands from the beginning. */
const STANDING = ["x0", "x1", "x2", "x3"];
/** Longer than any of the fields may be. */
const BAD = "bad ".repeat(2_000);

/** One answer to one change. */
interface Told {
  key: string;
  user: string;
  entity: string;
  isReplay: boolean;
  version: number | null;
  doc: SyncDoc | null;
  /** After the server was killed: of what it did last nobody saw an answer. */
  isAfterKill: boolean;
  /** Else its answer may tell of what somebody changed right after it, too. */
  wasAlone: boolean;
}

/** The real server as one schedule meets it: two accounts of its own, over HTTP, by the client's own transport. */
export class RealServer implements WorldServer {
  readonly words: Words;
  readonly wrong: string[] = [];
  readonly #installation: Installation;
  readonly #couple: Couple;
  readonly #mayKill: boolean;
  readonly #told: Told[] = [];
  /** How things stood by the last answer. */
  readonly #known = new Map<string, { version: number | null; doc: SyncDoc | null }>();
  readonly #ids = new Map<string, string>();
  /** Whose cookie the browser holds that asks next, and what happens to what it asks. */
  #cookie = "";
  #fault: WireFault = "ok";
  #killedBefore: number;

  constructor(installation: Installation, couple: Couple, { mayKill = false } = {}) {
    this.#installation = installation;
    this.#couple = couple;
    this.#mayKill = mayKill;
    this.#killedBefore = installation.kills;
    this.words = {
      kind: "release",
      fields: ["title", "label", "description"],
      bad: BAD,
      // What is made in bursts is of one device: a new thing has an id that no other device makes.
      idOf: (name, user, seat) => this.#idOf(name.startsWith("b") ? `${seat} ${name}` : `${user} ${name}`),
      newId: () => newId(),
      said: (table, user, isNew) => ({
        ...(table === "catalog" && { kind: "release" }),
        ...(isNew && table === "catalog" && { workspaceId: this.#artist(user).workspaceId }),
        ...(isNew && { title: "New" }),
      }),
      line: (id, user) => ({ id, trackId: this.#artist(user).trackId }) as { id: string },
    };
    installation.proxy.onExchange = (exchange) => this.#hear(exchange);
    // As a page has it: no address, and the cookie of the device.
    globalThis.fetch = (path, init) => this.#ask(String(path), init);
  }

  /** What stands before the schedule begins. */
  async prepare(): Promise<void> {
    for (const [user, { userId, cookie }] of Object.entries(this.#couple)) {
      const calls = STANDING.map((name) => ({
        ...{ method: "POST", path: "/api/catalog", headers: { "idempotency-key": crypto.randomUUID() } },
        body: { ...this.words.said("catalog", user, true), id: this.words.idOf(name, user, "") },
      }));
      this.#cookie = cookie;
      const answer = await this.#ask("/api/sync", {
        method: "POST",
        headers: { "x-levare": "1", "x-levare-user": userId, "content-type": "application/json" },
        body: JSON.stringify({ calls }),
      });
      const { answers } = (await answer.json()) as { answers: { status: number }[] };
      for (const { status } of answers)
        if (status !== 201) throw new Error(`${user} cannot begin: ${status}`);
    }
    this.#told.length = 0;
    await this.settled();
  }

  get applied(): Applied[] {
    const done = new Map<string, Applied>();
    const isUnseen = new Set<string>();
    const standing = new Map<string, Told>();
    const all: Applied[] = [];
    for (const told of this.#told) {
      const { key, user, entity, isReplay, version, doc, isAfterKill, wasAlone } = told;
      const before = standing.get(entity);
      standing.set(entity, told);
      const known = done.get(key);
      // What changed nothing leaves no answer to repeat: it is looked at anew, and again there is nothing to do.
      if (known && (isReplay || before?.version === version)) continue;
      // Whoever repeats an answer that nobody saw has seen the change, not how it stood after it.
      const isSure = before?.isAfterKill === isAfterKill && before.wasAlone;
      const changed = { before: isSure ? before.doc : null, after: isReplay || !wasAlone ? undefined : doc };
      const applied = { key, user, entity, ...changed };
      if (isReplay) isUnseen.add(key);
      else if (isUnseen.delete(key)) continue;
      all.push(applied);
      done.set(key, applied);
    }
    return all;
  }

  async send({ user, whose }: Session, entries: readonly SyncEntry[], nextFault: () => Fault) {
    this.#cookie = this.#artist(whose).cookie;
    this.#fault = this.#wireFault(nextFault());
    return openSendCalls(this.#artist(user).userId)(entries);
  }

  async changes({ user, whose }: Session, since: string | null): Promise<ChangePage | null> {
    this.#cookie = this.#artist(whose).cookie;
    this.#fault = "ok";
    return openFetchChanges(this.#artist(user).userId)(since);
  }

  async settled(): Promise<void> {
    await this.#installation.proxy.flush();
    await this.#installation.settled();
  }

  async docs(user: string): Promise<ReadonlyMap<string, SyncDoc>> {
    const found = new Map<string, SyncDoc>();
    for (let since: string | null = null, more = true; more; ) {
      const page: ChangePage | null = await this.changes({ user, whose: user }, since);
      for (const { table, id, doc } of page!.changes as Change[]) if (doc) found.set(`${table}/${id}`, doc);
      since = page!.next;
      more = page!.more;
    }
    return found;
  }

  #artist(user: string): Artist {
    return this.#couple[user as keyof Couple];
  }
  #idOf(name: string): string {
    const id = this.#ids.get(name) ?? newId();
    this.#ids.set(name, id);
    return id;
  }

  #wireFault(fault: Fault): WireFault {
    // Nobody makes the real server say that two changes cannot be brought together.
    if (fault !== "crashBeforeCommit" && fault !== "conflict") return fault;
    return fault === "crashBeforeCommit" && this.#mayKill && !this.#wasKilled ? "kill" : "late";
  }
  get #wasKilled(): boolean {
    return this.#installation.kills > this.#killedBefore;
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as object), cookie: this.#cookie, "x-fault": this.#fault };
    await this.#installation.isUp();
    return network(`${this.#installation.proxy.address}${path}`, { ...init, headers });
  }

  #hear({ cookie, method, path, headers, asked, status, answered, answerHeaders, wasAlone }: Exchange) {
    if (method === "GET" || status >= 300) return;
    const user = Object.entries(this.#couple).find(([, artist]) => artist.cookie === cookie)![0];
    const body = JSON.parse(answered);
    if (path !== "/api/sync") {
      const call = { method, path, headers, body: asked ? JSON.parse(asked) : null } as Call;
      this.#note(user, call, { status, headers: answerHeaders, body }, wasAlone);
      return;
    }
    const { calls } = JSON.parse(asked) as { calls: Call[] };
    for (const [at, call] of calls.entries()) this.#note(user, call, body.answers[at], wasAlone);
  }

  #note(user: string, { path, headers, body }: Call, answer: Answer, wasAlone: boolean) {
    if (answer.status >= 300) return;
    const [, , table, idInPath] = path.split("/");
    const entity = `${table}/${idInPath ?? (body as { id: string }).id}`;
    const { doc, version } = answer.body;
    const isReplay = answer.headers["idempotent-replay"] === "true";
    const known = this.#known.get(entity);
    // Of what a killed server did nobody may have seen the answer.
    if (isReplay && wasAlone && known && !this.#wasKilled && known.version !== version)
      this.wrong.push(`${entity} changed from ${known.version} to ${version} by a repeated answer`);
    this.#known.set(entity, { version, doc });
    const key = headers["idempotency-key"]!;
    const isAfterKill = this.#wasKilled;
    this.#told.push({ key, user, entity, isReplay, version, doc, isAfterKill, wasAlone });
  }
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: { doc: SyncDoc | null; version: number | null };
}
