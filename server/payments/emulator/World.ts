import { randomBytes } from "node:crypto";
import { blank, type Kind } from "./blank.ts";
import { refuse } from "./refuse.ts";

/** An object of the API. It never changes: `World.change` puts another in its place. */
export type StripeObject = { readonly id: string; readonly object: string } & Readonly<Record<string, any>>;

/** What the API never shows of an object, by its id. */
export type Hidden = Readonly<Record<string, any>>;

/** One record that was written: its key, and what stands there now; null where it went. */
export type Change = readonly [key: string, value: unknown];

const OFFSET = "clock";

/**
 * Everything that the emulated Stripe knows, in memory. Whatever is written goes through here, so that it is known what a request
 * changed: `commit` tells it, `takeBack` undoes it.
 */
export class World {
  /** Where its pages are, without a slash at the end. */
  readonly pages: string;
  readonly #clock: () => number;
  readonly #records = new Map<string, any>();
  readonly #ids = new Map<string, Set<string>>();
  #before = new Map<string, unknown>();

  /** `clock` says what time it is, in seconds. */
  constructor(pages: string, clock: () => number = () => Math.floor(Date.now() / 1000)) {
    this.pages = pages;
    this.#clock = clock;
  }

  /** The present of whatever belongs to a customer with a test clock; else the wall clock, plus what was skipped. */
  now(of?: StripeObject | null): number {
    return this.clockOf(of)?.frozen_time ?? this.#clock() + (this.#records.get(OFFSET) ?? 0);
  }

  /** Lets all time that no test clock holds jump there. */
  jumpTo(seconds: number): void {
    this.write(OFFSET, seconds - this.#clock());
  }

  clockOf(of?: StripeObject | null): StripeObject | null {
    if (!of) return null;
    if (of.test_clock) return this.find(of.test_clock);
    return typeof of.customer === "string" ? this.clockOf(this.find(of.customer)) : null;
  }

  create(kind: Kind, prefix: string, fields: Record<string, any>): StripeObject {
    const id = fields.id ?? `${prefix}_${randomBytes(12).toString("hex")}`;
    const created = this.now(fields as StripeObject);
    const object: StripeObject = { ...blank(kind), object: kind, created, ...fields, id };
    this.write(`object ${id}`, object);
    return object;
  }

  change(id: string, fields: Record<string, any>): StripeObject {
    const object = { ...this.find(id)!, ...fields };
    this.write(`object ${id}`, object);
    return object;
  }

  find(id: string | null | undefined): StripeObject | null {
    return (id && this.#records.get(`object ${id}`)) || null;
  }

  /** Refuses as Stripe does where there is none, or it is of another kind. */
  get(id: string, kind: string, param = "id"): StripeObject {
    const found = this.find(id);
    if (!found || found.object !== kind || found.deleted)
      refuse(`No such ${kind.replace(".", "_")}: '${id}'`, { code: "resource_missing", param }, 404);
    return found!;
  }

  /** In the order in which they were made. */
  all(kind: string): StripeObject[] {
    return [...(this.#ids.get(kind) ?? [])].map((id) => this.find(id)!).filter(({ deleted }) => !deleted);
  }

  hidden(id: string): Hidden {
    return this.#records.get(`hidden ${id}`) ?? {};
  }

  hide(id: string, fields: Hidden): void {
    this.write(`hidden ${id}`, { ...this.hidden(id), ...fields });
  }

  /** Any other record. */
  read<T>(key: string): T | undefined {
    return this.#records.get(key);
  }

  keys(prefix: string): string[] {
    return [...this.#records.keys()].filter((key) => key.startsWith(prefix));
  }

  /** Null takes it away. */
  write(key: string, value: unknown): void {
    if (!this.#before.has(key)) this.#before.set(key, this.#records.get(key) ?? null);
    this.#put(key, value === null ? null : frozen(value));
  }

  /** What was written since the last time. */
  commit(): Change[] {
    const keys = [...this.#before.keys()];
    this.#before = new Map();
    return keys.map((key) => [key, this.#records.get(key) ?? null]);
  }

  /** As if what was written since the last `commit` had never been. */
  takeBack(): void {
    for (const [key, value] of this.#before) this.#put(key, value);
    this.#before = new Map();
  }

  /** What was kept of an earlier life. */
  fill(changes: Iterable<Change>): void {
    for (const [key, value] of changes) this.#put(key, frozen(value));
  }

  records(): Iterable<Change> {
    return this.#records.entries();
  }

  #put(key: string, value: any): void {
    const id = key.startsWith("object ") ? key.slice("object ".length) : null;
    const object = (value ?? this.#records.get(key))?.object;
    if (value === null) this.#records.delete(key);
    else this.#records.set(key, value);
    if (id === null) return;
    const ids = this.#ids.get(object) ?? new Set();
    this.#ids.set(object, ids);
    if (value === null) ids.delete(id);
    else ids.add(id);
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
