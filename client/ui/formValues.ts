type Values = Record<string, unknown>;

/** Whether two values of a field say the same, whichever objects they are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The fields of `one` that say something else in `other`. */
export function differing<Form extends Values>(one: Form, other: Form): (keyof Form & string)[] {
  return Object.keys(one).filter((field) => !isSameValue(one[field], other[field]));
}

/** These fields of a form. */
export function picked<Form extends Values>(form: Form, fields: readonly string[]): Partial<Form> {
  return Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;
}
