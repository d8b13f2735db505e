import type { SyncDoc, SyncEntry, SyncTable } from "../../../domain/sync/entry.ts";
import type { SyncReply } from "../../../domain/sync/hearReply.ts";
import type { ChangePage } from "../pullChanges.ts";
import { type Call, callOf, NO_REPLY, replyOf } from "../sendCalls.ts";
import type { Applied, Session, Words, WorldServer } from "./WorldServer.ts";

export type Fault =
  | "ok"
  | "lostRequest"
  | "lostReply"
  | "http500"
  | "crashBeforeCommit"
  | "conflict"
  | "busy"
  | "signedOut";

interface Row {
  table: SyncTable;
  id: string;
  doc: SyncDoc | null;
  version: number;
  seq: number;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface ServerPlants {
  forgetsKeys?: boolean;
  mergesNothing?: boolean;
}

/** Everybody's things have one name, which is easy to read. */
const WORDS: Words = {
  kind: "track",
  fields: ["title", "genre", "bpm"],
  bad: "bad",
  idOf: (name) => name,
  newId: (name) => name,
  said: () => ({}),
  line: (id) => ({ id }),
};

/** The server of the protocol, in memory: keys, versions, merging by what was touched, a line of changes. */
export class ModelServer implements WorldServer {
  readonly words = WORDS;
  readonly wrong: readonly string[] = [];
  readonly #plants: ServerPlants;
  readonly #rows = new Map<string, Row>();
  readonly #replies = new Map<string, { hash: string; answer: Answer }>();
  #seq = 0;
  readonly applied: Applied[] = [];

  constructor(plants: ServerPlants = {}) {
    this.#plants = plants;
  }

  async send(
    { whose }: Session,
    entries: readonly SyncEntry[],
    nextFault: () => Fault,
  ): Promise<SyncReply[]> {
    return entries.map((entry) => {
      try {
        return replyOf(this.handle(whose, callOf(entry), nextFault()));
      } catch {
        return NO_REPLY;
      }
    });
  }

  async settled(): Promise<void> {}

  async docs(user: string): Promise<ReadonlyMap<string, SyncDoc>> {
    const found = new Map<string, SyncDoc>();
    for (const [name, { table, id, doc }] of this.#rows)
      if (name.startsWith(`${user} `) && doc) found.set(`${table}/${id}`, doc);
    return found;
  }

  async changes({ user, whose }: Session, since: string | null): Promise<ChangePage> {
    if (whose !== user) throw new Error("Somebody else is here.");
    const rows = [...this.#rows]
      .flatMap(([name, row]) => (name.startsWith(`${user} `) ? [row] : []))
      .filter(({ seq }) => seq > Number(since ?? 0))
      .sort((one, other) => one.seq - other.seq);
    const page = rows.slice(0, 5);
    const next = String(page.at(-1)?.seq ?? since ?? 0);
    return { changes: structuredClone(page), next, more: rows.length > page.length };
  }

  /** Throws where the line is broken. */
  handle(user: string, call: Call, fault: Fault): Answer {
    if (fault === "lostRequest") throw new TypeError("Failed to fetch");
    if (fault === "http500") return plain(500);
    if (fault === "busy") return { ...plain(503), headers: { "retry-after": "90" } };
    if (fault === "signedOut") return plain(401);
    const key = `${user} ${call.headers["idempotency-key"]}`;
    const hash = JSON.stringify([call.method, call.path, call.body]);
    const known = this.#plants.forgetsKeys ? undefined : this.#replies.get(key);
    if (known && known.hash !== hash) return plain(422);
    const answer = known ? this.#repeated(user, call, known.answer) : this.#carryOut(user, call, fault);
    if (answer.status < 300 && !known) this.#replies.set(key, { hash, answer });
    if (fault === "lostReply") throw new TypeError("Failed to fetch");
    return structuredClone(answer);
  }

  /** Done once, and told as it stands by now. */
  #repeated(user: string, call: Call, answer: Answer): Answer {
    const row = this.#rows.get(placeOf(user, call).name);
    const body = {
      ...(answer.body as SyncDoc),
      doc: row?.doc ?? null,
      version: row?.doc ? row.version : null,
    };
    return { ...answer, headers: { "idempotent-replay": "true" }, body };
  }

  #carryOut(user: string, call: Call, fault: Fault): Answer {
    const { table, id, name } = placeOf(user, call);
    const { sync, ...sent } = (call.body ?? {}) as Sent;
    const row = this.#rows.get(name);
    const before = row?.doc ?? null;
    if (Object.values(sent).includes("bad"))
      return { ...plain(422), body: { error: "Bad", code: "bad", params: {} } };
    if (fault === "conflict" && before)
      return { ...plain(409), body: { doc: before, version: row?.version, error: "", code: "", params: {} } };
    const isStale = row && call.headers["if-match"] !== `"${row.version}"`;
    if (call.method === "DELETE") {
      if (before && isStale && !this.#plants.mergesNothing)
        return this.#done(user, call, name, { doc: before, version: row.version, kept: true }, before, fault);
      const version = row ? row.version + 1 : 1;
      return this.#write(user, call, { table, id, doc: null, version, seq: 0 }, name, fault);
    }
    const doc = this.#plants.mergesNothing ? sent : merged(before, sent, sync!);
    return this.#write(user, call, { table, id, doc, version: (row?.version ?? 0) + 1, seq: 0 }, name, fault);
  }

  #write(user: string, call: Call, row: Row, name: string, fault: Fault): Answer {
    const before = this.#rows.get(name)?.doc ?? null;
    if (fault !== "crashBeforeCommit") this.#rows.set(name, { ...row, seq: ++this.#seq });
    return this.#done(user, call, name, { doc: row.doc, version: row.version }, before, fault);
  }

  #done(user: string, call: Call, name: string, body: SyncDoc, before: SyncDoc | null, fault: Fault): Answer {
    if (fault === "crashBeforeCommit") throw new TypeError("Failed to fetch");
    this.applied.push({
      key: call.headers["idempotency-key"]!,
      user,
      entity: name.slice(user.length + 1),
      before,
      after: body.doc as SyncDoc | null,
    });
    // As the real one answers what should have been made, also where somebody had made it before.
    return { status: call.method === "POST" ? 201 : 200, headers: {}, body };
  }
}

type Sent = SyncDoc & { sync?: { changed: string[]; base: SyncDoc } };

function placeOf(user: string, { path, body }: Call) {
  const [, , ...place] = path.split("/");
  const [table, idInPath] = (place[0] === "data" ? place.slice(1) : place) as [SyncTable, string?];
  const id = idInPath ?? String((body as Sent).id);
  return { table, id, name: `${user} ${table}/${id}` };
}

function merged(theirs: SyncDoc | null, mine: SyncDoc, sync: { changed: string[]; base: SyncDoc | null }) {
  const out: Record<string, unknown> = { ...theirs, id: mine.id };
  for (const field of sync.changed)
    out[field] =
      field === "items"
        ? mergedItems(listOf(sync.base?.items), listOf(mine.items), listOf(theirs?.items))
        : mine[field];
  return out;
}

type Item = { id: string };
const listOf = (value: unknown) => (value ?? []) as Item[];

function mergedItems(base: Item[], mine: Item[], theirs: Item[]): Item[] {
  const has = (list: Item[], { id }: Item) => list.some((each) => each.id === id);
  // Theirs without what the person took out, then what the person put in.
  const kept = theirs.filter((item) => has(mine, item) || !has(base, item));
  return [...kept, ...mine.filter((item) => !has(base, item) && !has(kept, item))];
}

function plain(status: number): Answer {
  return { status, headers: {}, body: null };
}
