/** One field of a change, as text; null where it is absent. */
export interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a change was about, field by field, from the JSON that the log keeps. */
export function differencesOf(
  before: string | null | undefined,
  after: string | null | undefined,
): Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: textOf(was[field]),
    after: textOf(is[field]),
  }));
}

function fieldsOf(json: string | null | undefined): Record<string, unknown> {
  return json ? (JSON.parse(json) as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
