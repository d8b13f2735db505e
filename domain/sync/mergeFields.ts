/** The fields of a thing, as they travel. */
export type Fields = Readonly<Record<string, unknown>>;

/** An edit that was made where the server could not be asked. */
export interface FieldEdit {
  /** The fields that the person touched. */
  changed: readonly string[];
  /** What they hold now. */
  mine: Fields;
  /** What stood on the server when the edit was made; null where nobody remembers. */
  base: Fields | null;
}

export interface MergedFields {
  /** What is to be written: touched fields only, and of them those that do not stand so already. */
  write: Record<string, unknown>;
  /** What somebody else wrote meanwhile and goes now, by field. */
  overwritten: Record<string, unknown>;
}

/**
 * An edit upon what stands by now: a touched field takes the person's value, every other one stays as others left it. What is not
 * remembered of the base counts as somebody else's, so that nothing goes unseen.
 */
export function mergeFields({ changed, mine, base }: FieldEdit, theirs: Fields): MergedFields {
  const merged: MergedFields = { write: {}, overwritten: {} };
  for (const field of new Set(changed)) {
    if (!Object.hasOwn(mine, field) || isSame(mine[field], theirs[field])) continue;
    merged.write[field] = mine[field];
    const isKnown = base !== null && Object.hasOwn(base, field);
    if (!isKnown || !isSame(base[field], theirs[field])) merged.overwritten[field] = theirs[field] ?? null;
  }
  return merged;
}

/** Whether two values are one, whatever the order of their names. Nothing and null are one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...names].every((name) => isSame((a as Fields)[name], (b as Fields)[name]));
}
