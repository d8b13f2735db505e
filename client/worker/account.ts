import { hashOf, nameOf, OWN } from "./ownCaches.ts";

const STATE = `${OWN}state`;
const ACCOUNT = "/account";
const CHANGED = "/changed";

let account: Promise<string | null> | undefined;
let changed: Promise<number> | undefined;

/** Whose answers are kept: a hash of the person's id, null for nobody. A worker is ended at any moment, so it is read back. */
export function currentAccount(): Promise<string | null> {
  account ??= read(ACCOUNT);
  return account;
}

export async function setAccount(personId: string | null): Promise<void> {
  account = personId === null ? Promise.resolve(null) : hashOf(personId);
  await write(ACCOUNT, await account);
}

/** Whether the caches are those of somebody else. */
export async function isAnother(personId: string): Promise<boolean> {
  const known = await currentAccount();
  return known !== null && known !== (await hashOf(personId));
}

/** When this browser last sent a change, in epoch milliseconds; 0 for never. */
export function changedAt(): Promise<number> {
  changed ??= read(CHANGED).then(Number);
  return changed;
}

/** What was kept before this moment may be out of date. */
export function noteChange(): Promise<void> {
  const now = Date.now();
  changed = Promise.resolve(now);
  return write(CHANGED, String(now));
}

/** The cache of the person who is here for one kind of thing; null while nobody is. */
export async function cacheNameFor(kind: string): Promise<string | null> {
  const hash = await currentAccount();
  return hash === null ? null : nameOf(kind, hash);
}

async function read(name: string): Promise<string | null> {
  const found = await caches.match(name, { cacheName: STATE });
  return (await found?.text()) || null;
}

async function write(name: string, value: string | null): Promise<void> {
  const cache = await caches.open(STATE);
  if (value === null) await cache.delete(name);
  else await cache.put(name, new Response(value));
}
