import type { Draft } from "../../../domain/sync/addDraft.ts";
import { entityOf, type SyncDoc, type SyncEntry, unsavedEntries } from "../../../domain/sync/entry.ts";
import { SYNC_RULES, type SyncRules } from "../../../domain/sync/rules.ts";
import { itemStoreOf } from "../LocalStore.ts";
import { SyncEngine } from "../SyncEngine.ts";
import { Disk, MemoryStore } from "./MemoryStore.ts";
import { type Fault, ModelServer, type ServerPlants } from "./ModelServer.ts";
import type { WorldServer } from "./WorldServer.ts";

/** What is made wrong on purpose, to see that it is noticed. */
export interface Plants {
  rules?: Partial<SyncRules>;
  server?: ServerPlants;
  store?: (disk: Disk) => MemoryStore;
  /** Sends whatever the browser's session is. */
  asksNobody?: boolean;
  /** Takes what the server had as what stood before. */
  basesOnServer?: boolean;
  /** Sends everything as touched. */
  touchesAll?: boolean;
}

/** The browser of one account on one device, with what is on its disk. */
interface Seat {
  name: string;
  user: string;
  device: number;
  disk: Disk;
  store: MemoryStore;
  engine: SyncEngine;
  isOnline: boolean;
  clockMs: number;
}

/** What somebody did with one line of a playlist; `seq` null: their browser died over it. */
interface Listed {
  seat: Seat;
  seq: number | null;
  entity: string;
}

/** Accounts by device: two devices of one person, the second shared with somebody else. */
const SEATS = [
  { user: "ann", device: 0 },
  { user: "ann", device: 1 },
  { user: "ben", device: 1 },
];
const START_MS = Date.parse("2026-03-01T12:00:00Z");

/** Devices, people and a server, and a book of what was promised to whom: what went wrong stands in `wrong`. */
export class World {
  readonly server: WorldServer;
  readonly wrong: string[] = [];
  readonly #plants: Plants;
  readonly #seats: Seat[];
  /** Who is signed in on each device. */
  readonly #sessions = ["ann", "ann"];
  /** By the name of a change: whose it is, of which seat, and what the person wrote into which fields. */
  readonly #touched = new Map<string, { seat: Seat; seq: number; fields: SyncDoc }>();
  readonly #acked = new Set<string>();
  readonly #added = new Map<string, Listed>();
  readonly #removed = new Map<string, Listed>();
  #faults: readonly Fault[] = ["ok"];
  #at = 0;
  #ids = 0;
  #sentInRound: string[] = [];

  constructor(plants: Plants = {}, server: WorldServer = new ModelServer(plants.server)) {
    this.#plants = plants;
    this.server = server;
    this.#seats = SEATS.map((seat, place) => {
      const disk = new Disk();
      return this.#open({ ...seat, name: `${seat.user}${place}`, disk, isOnline: true, clockMs: START_MS });
    });
  }

  /** Everybody opens the app once, each at their own device. */
  async begin(): Promise<void> {
    for (const [place, seat] of this.#seats.entries()) {
      await seat.engine.start();
      this.#sessions[seat.device] = seat.user;
      await this.pull(place);
    }
    this.signIn("ann");
  }

  #open(seat: Omit<Seat, "store" | "engine">): Seat {
    const store = this.#plants.store?.(seat.disk) ?? new MemoryStore(seat.disk);
    const opened = Object.assign(seat, { store }) as Seat;
    opened.engine = this.#engineOf(opened);
    return opened;
  }

  #engineOf(seat: Seat): SyncEngine {
    return new SyncEngine(
      {
        store: seat.store,
        send: (entries) => this.#send(seat, entries),
        now: () => seat.clockMs,
        newId: () => this.server.words.newId(`${seat.name}-${++this.#ids}`),
        isStillHere: async () =>
          Boolean(this.#plants.asksNobody) || this.#sessions[seat.device] === seat.user,
        isOnline: () => seat.isOnline,
        alone: (work) => work(),
        onAccepted: () => {},
        onChanged: () => {},
      },
      { ...SYNC_RULES, ...this.#plants.rules },
    );
  }

  #send(seat: Seat, entries: readonly SyncEntry[]) {
    for (const entry of entries) {
      if (entry.retryCount >= 3) this.wrong.push(`${entry.id} was sent a fourth time`);
      this.#sentInRound.push(entry.id);
      const known = this.#touched.get(entry.id);
      if (!known)
        this.#touched.set(entry.id, { seat, seq: entry.seq, fields: this.#fieldsOf(seat, entry.seq) });
    }
    const nextFault = () => this.#faults[this.#at++ % this.#faults.length]!;
    return this.server.send(this.#sessionAt(seat), entries, nextFault);
  }

  #sessionAt({ user, device }: Seat) {
    return { user, whose: this.#sessions[device]! };
  }

  #fieldsOf(seat: Seat, seq: number): SyncDoc {
    const known = [...this.#touched.values()].findLast((each) => each.seat === seat && each.seq === seq);
    return known?.fields ?? {};
  }

  /** One of the three fields with a value; null: with one that the server refuses. */
  fieldWith(which: number, value: string | null): SyncDoc {
    const { fields, bad } = this.server.words;
    return { [fields[which]!]: value ?? bad };
  }

  /** A person changes fields of a thing; `crashAt` counts the writes after which their browser dies. */
  async save(place: number, table: "catalog" | "playlists", name: string, fields: SyncDoc, crashAt = -1) {
    const { seat, id } = this.#thing(place, name);
    const { words } = this.server;
    const held = await seat.store.item(table, id);
    const shadow = await seat.store.shadow(`${table}/${id}`);
    const before = this.#plants.basesOnServer ? (shadow?.doc ?? null) : held;
    const changed = Object.keys(fields);
    const all = words.fields;
    const draft: Draft = {
      action: held ? "update" : "create",
      table,
      entityId: id,
      data: {
        ...words.said(table, seat.user, !held),
        ...{ ...(this.#plants.touchesAll && held && pick(held, all)), id, ...fields },
      },
      changed: this.#plants.touchesAll ? [...new Set([...changed, ...all])] : changed,
      base: before && pick(before, changed),
      baseVersion: shadow?.version ?? null,
      kind: words.kind,
      name,
    };
    return this.#keep(seat, draft, fields, crashAt);
  }

  #thing(place: number, name: string) {
    const seat = this.#seats[place]!;
    return { seat, id: this.server.words.idOf(name, seat.user, seat.name) };
  }

  async changeList(place: number, name: string, how: "add" | "remove" | "move", crashAt = -1): Promise<void> {
    const { seat, id } = this.#thing(place, name);
    const { words } = this.server;
    const held = ((await seat.store.item("playlists", id))?.items ?? []) as { id: string }[];
    const entity = `playlists/${id}`;
    if (how === "add") {
      const added = words.line(words.newId(`song-${++this.#ids}`), seat.user);
      const seq = await this.save(place, "playlists", name, { items: [...held, added] }, crashAt);
      this.#added.set(added.id, { seat, seq, entity });
    } else if (held.length > 0) {
      const items = how === "remove" ? held.slice(1) : [...held].reverse();
      const seq = await this.save(place, "playlists", name, { items }, crashAt);
      if (how === "remove") this.#removed.set(held[0]!.id, { seat, seq, entity });
    }
  }

  async remove(place: number, table: "catalog" | "playlists", name: string): Promise<void> {
    const { seat, id } = this.#thing(place, name);
    const held = await seat.store.item(table, id);
    if (!held) return;
    // With the list goes what was in it.
    for (const item of (held.items ?? []) as { id: string }[])
      this.#removed.set(item.id, { seat, seq: null, entity: `${table}/${id}` });
    const version = (await seat.store.shadow(`${table}/${id}`))?.version ?? null;
    const draft: Draft = {
      action: "delete",
      table,
      entityId: id,
      data: { id },
      changed: [],
      base: null,
      baseVersion: version,
      kind: this.server.words.kind,
      name,
    };
    const seq = await this.#keep(seat, draft, {}, -1);
    // What was taken out and not sent yet became part of the delete, and stays in where the delete loses to an edit.
    for (const taken of this.#removed.values())
      if (taken.seat === seat && taken.seq === seq) taken.seq = null;
  }

  async #keep(seat: Seat, draft: Draft, fields: SyncDoc, crashAt: number) {
    // A round of its own would begin; schedules decide when rounds are.
    const { isOnline } = seat;
    seat.isOnline = false;
    const entry = await this.#unlessKilled(seat, crashAt, () => seat.engine.save(draft));
    seat.isOnline = isOnline;
    const ofIt = (each: SyncEntry) => entityOf(each) === entityOf(draft);
    const kept = entry ?? unsavedEntries(seat.disk.waiting).findLast(ofIt);
    if (!kept) return null;
    // Of one who died over it, what is on the disk was written.
    const written = entry ? { ...this.#fieldsOf(seat, kept.seq), ...fields } : pick(kept.data, kept.changed);
    const isGone = draft.action === "delete";
    this.#touched.set(kept.id, { seat, seq: kept.seq, fields: isGone ? {} : written });
    if (entry) this.#acked.add(`${seat.name} ${kept.seq}`);
    return entry ? kept.seq : null;
  }

  async round(
    place: number,
    faults: readonly Fault[],
    crashAt = -1,
    isConnectedAgain = false,
  ): Promise<void> {
    const seat = this.#seats[place]!;
    this.#faults = faults;
    this.#at = 0;
    this.#sentInRound = [];
    await this.#unlessKilled(seat, crashAt, () => seat.engine.round(isConnectedAgain));
    if (this.#sentInRound.length > 10) this.wrong.push(`${this.#sentInRound.length} in one round`);
    if (new Set(this.#sentInRound).size < this.#sentInRound.length) this.wrong.push("twice in one round");
  }

  /** Two pages of one browser send at the same time, and no lock keeps them apart. */
  async twoTabs(place: number, faults: readonly Fault[]): Promise<void> {
    const seat = this.#seats[place]!;
    this.#faults = faults;
    this.#at = 0;
    const other = this.#engineOf(seat);
    await Promise.all([seat.engine.round(), other.round()]);
    await seat.engine.reread();
  }

  async pull(place: number): Promise<void> {
    const seat = this.#seats[place]!;
    const session = this.#sessionAt(seat);
    await seat.engine.pull((since) => this.server.changes(session, since));
  }

  async restart(place: number): Promise<void> {
    const seat = this.#seats[place]!;
    seat.store.die();
    this.#open(seat);
    await seat.engine.start();
  }

  /** Somebody else signs in on the shared device. */
  signIn(user: "ann" | "ben"): void {
    this.#sessions[1] = user;
  }
  setOnline(place: number, isOnline: boolean): void {
    this.#seats[place]!.isOnline = isOnline;
  }
  /** A wrong clock. */
  turnClock(place: number, ms: number): void {
    this.#seats[place]!.clockMs += ms;
  }
  async shelf(place: number, verb: "retry" | "discard", which: number): Promise<void> {
    const { engine, disk } = this.#seats[place]!;
    const standing = disk.waiting.shelf.filter(({ reason }) => reason !== "discarded");
    const chosen = standing[which % standing.length];
    if (!chosen) return;
    const online = this.#seats[place]!.isOnline;
    this.#seats[place]!.isOnline = false;
    await engine[verb](chosen.id);
    this.#seats[place]!.isOnline = online;
  }

  async #unlessKilled<Result>(seat: Seat, crashAt: number, work: () => Promise<Result>) {
    if (crashAt < 0) return work();
    let left = crashAt;
    const killed = new Promise<null>((resolve) => {
      seat.store.onWrite = () => {
        if (left-- > 0) return;
        seat.store.die();
        resolve(null);
      };
    });
    const done = await Promise.race([work(), killed]);
    seat.store.onWrite = () => {};
    if (left < 0) await this.restart(this.#seats.indexOf(seat));
    return left < 0 ? null : done;
  }

  /** What waits is what is shown, whatever was pulled (I7). */
  async lookAround(): Promise<void> {
    for (const { name, disk } of this.#seats) {
      const shown = new Map<
        string,
        { fields: SyncDoc; isIn: ReadonlyMap<string, boolean>; isGone: boolean }
      >();
      for (const entry of unsavedEntries(disk.waiting)) {
        const isGone = entry.action === "delete";
        const before = shown.get(entityOf(entry));
        const { items, ...touched } = pick(entry.data, entry.changed);
        const fields = isGone ? {} : { ...before?.fields, ...touched };
        const isIn = isGone ? new Map() : new Map([...(before?.isIn ?? []), ...putAndTaken(entry, items)]);
        shown.set(entityOf(entry), { fields, isIn, isGone });
      }
      for (const [entity, { fields, isIn, isGone }] of shown) {
        const [table, id] = entity.split("/") as ["catalog", string];
        const item = disk.items[itemStoreOf(table)!].get(id);
        const ids = new Set(idsIn(item?.items));
        const isHidden = isGone
          ? item !== undefined
          : Object.entries(fields).some(([field, value]) => !isSame(item?.[field], value)) ||
            [...isIn].some(([each, isThere]) => ids.has(each) !== isThere);
        if (isHidden) this.wrong.push(`${name} does not show what waits of ${entity}`);
      }
    }
  }

  /** Faults stop, everybody comes back, and the books are compared. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 40; turn++) {
      for (const [place, seat] of this.#seats.entries()) {
        this.#sessions[seat.device] = seat.user;
        seat.isOnline = true;
        seat.clockMs += 3_600_000;
        await this.round(place, ["ok"], -1, true);
      }
      if (this.#seats.every(({ disk }) => disk.waiting.queue.every((entry) => this.#isShelved(disk, entry))))
        break;
    }
    await this.server.settled();
    for (const [place, seat] of this.#seats.entries()) {
      this.#sessions[seat.device] = seat.user;
      await this.pull(place);
    }
    this.wrong.push(...this.server.wrong);
    await this.#compareBooks();
  }

  #isShelved(disk: Disk, entry: SyncEntry): boolean {
    return disk.waiting.shelf.some(
      (each) => each.reason !== "discarded" && entityOf(each) === entityOf(entry),
    );
  }

  async #compareBooks(): Promise<void> {
    const { fields: all } = this.server.words;
    const effects = new Map<string, number>();
    const last = new Map<string, number>();
    for (const { key, user, entity, before, after } of this.server.applied) {
      const made = this.#touched.get(key);
      if (!made) {
        this.wrong.push(`${key} is nobody's`);
        continue;
      }
      const { seat, seq, fields } = made;
      if (seat.user !== user) this.wrong.push(`${seat.name}'s change was sent as ${user}`);
      const name = `${seat.name} ${seq}`;
      effects.set(name, (effects.get(name) ?? 0) + 1);
      const order = `${seat.name} ${entity}`;
      if ((last.get(order) ?? 0) > seq) this.wrong.push(`${entity}: ${seq} after ${last.get(order)}`);
      last.set(order, Math.max(seq, last.get(order) ?? 0));
      if (after === undefined) continue;
      if (before && after)
        for (const field of all)
          if (!(field in fields) && !isSame(before[field], after[field]))
            this.wrong.push(`${key} changed ${field} of ${entity}, which nobody touched`);
      for (const field of all)
        if (field in fields && !isSame(after?.[field], fields[field]))
          this.wrong.push(`${field} of ${entity} did not reach the server with ${key}`);
    }
    for (const [name, count] of effects) if (count > 1) this.wrong.push(`${name} had ${count} effects`);
    for (const name of this.#acked) {
      const [seatName, seq] = name.split(" ");
      const { waiting } = this.#seats.find((seat) => seat.name === seatName)!.disk;
      const places = [
        waiting.queue.some((entry) => entry.seq === Number(seq)),
        waiting.shelf.some((entry) => entry.seq === Number(seq)),
        effects.has(name),
      ].filter(Boolean).length;
      if (places === 0) this.wrong.push(`${name} is lost`);
    }
    const truths = new Map<string, ReadonlyMap<string, SyncDoc>>();
    for (const { user } of SEATS) truths.set(user, truths.get(user) ?? (await this.server.docs(user)));
    this.#compareShown(truths);
    this.#compareLists(truths, effects);
  }

  #compareShown(truths: ReadonlyMap<string, ReadonlyMap<string, SyncDoc>>): void {
    for (const { name, user, disk } of this.#seats) {
      const truth = truths.get(user)!;
      const waits = new Set(unsavedEntries(disk.waiting).map(entityOf));
      for (const table of ["catalog", "playlists"] as const) {
        const shown = disk.items[table];
        const ids = new Set([
          ...shown.keys(),
          ...[...truth.keys()].flatMap((entity) =>
            entity.startsWith(`${table}/`) ? [entity.slice(table.length + 1)] : [],
          ),
        ]);
        for (const id of ids) {
          if (waits.has(`${table}/${id}`)) continue;
          // When it was stored, and what it is found by, stand beside it.
          const { updatedAt: _at, artist: _by, syncStatus, ...item }: SyncDoc = shown.get(id) ?? {};
          const doc = truth.get(`${table}/${id}`);
          const { updatedAt: _told, ...told } = doc ?? {};
          if (!isSame(told, item)) this.wrong.push(`${name} shows another ${table}/${id}`);
          if (doc && syncStatus !== "synced")
            this.wrong.push(`${name}: ${table}/${id} is said to be ${syncStatus}`);
        }
      }
    }
  }

  /** Whatever somebody put into a playlist is in it, unless somebody took it out. */
  #compareLists(
    truths: ReadonlyMap<string, ReadonlyMap<string, SyncDoc>>,
    effects: ReadonlyMap<string, number>,
  ): void {
    for (const [item, { seat, seq, entity }] of this.#added) {
      const doc = truths.get(seat.user)!.get(entity);
      if (!doc || seq === null || this.#removed.has(item) || !effects.has(`${seat.name} ${seq}`)) continue;
      if (!(doc.items as { id: string }[] | undefined)?.some(({ id }) => id === item))
        this.wrong.push(`${item} fell out of ${entity}`);
    }
    for (const [item, { seat, seq, entity }] of this.#removed) {
      const doc = truths.get(seat.user)!.get(entity);
      if (!effects.has(`${seat.name} ${seq}`) || seq === null) continue;
      if ((doc?.items as { id: string }[] | undefined)?.some(({ id }) => id === item))
        this.wrong.push(`${item} came back into ${entity}`);
    }
  }
}

/** By the ids of a list's items: whether the person put them in, or took them out. */
function putAndTaken({ base }: SyncEntry, items: unknown): readonly (readonly [string, boolean])[] {
  if (items === undefined) return [];
  const [before, after] = [idsIn(base?.items), idsIn(items)];
  return [
    ...before.filter((id) => !after.includes(id)).map((id) => [id, false] as const),
    ...after.filter((id) => !before.includes(id)).map((id) => [id, true] as const),
  ];
}

function idsIn(items: unknown): readonly string[] {
  return ((items ?? []) as { id: string }[]).map(({ id }) => id);
}

function pick(from: SyncDoc, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));
}
