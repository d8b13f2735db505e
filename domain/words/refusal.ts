import type { Code, WORDS } from "./catalogue.ts";

/** What the words of a code name between braces. An instant is an ISO 8601 text, `{at, date}`; a day stays as it is given. */
export type Params = Readonly<Record<string, string | number>>;

/** A text of ours: which one it is, and what it names. Words are made of it where it is read, in the reader's language. */
export type Text = { readonly code: Code; readonly params: Params };

/** Why something was not done. */
export type Refusal = Text;

/** A refusal of what stands in one field. */
export interface Problem<Field extends string = string> extends Refusal {
  readonly field: Field;
}

/** The names between braces: "larger than {megabytes} MB" asks for `megabytes`. Inside a plural only `#` stands for the number. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;
type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
  ? Name
  : Inside extends `${string}${" " | "#"}${string}`
    ? never
    : Inside;
type ParamsOf<Key extends Code> = { readonly [Name in NamesIn<(typeof WORDS)[Key]>]: string | number };

/** Nothing where the words name nothing: a missing, extra or misspelt parameter does not compile. */
export type ParamsGiven<Key extends Code> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>];

/** `text("navigation.tracks")`: for what is said and refuses nothing. */
export function text<Key extends Code>(code: Key, ...[params]: ParamsGiven<Key>): Text {
  return { code, params: params ?? {} };
}

/** `refusal("milestones.tooMany", { max: 100 })` */
export function refusal<Key extends Code>(code: Key, ...given: ParamsGiven<Key>): Refusal {
  return text(code, ...given);
}

/** `problem("title", "milestones.titleMissing")` */
export function problem<Field extends string, Key extends Code>(
  field: Field,
  code: Key,
  ...given: ParamsGiven<Key>
): Problem<Field> {
  return { field, ...refusal(code, ...given) };
}

/** What a rule says of a field that was judged by itself; null when there is nothing to say. */
export function onField<Field extends string>(field: Field, found: Refusal | null): Problem<Field> | null {
  return found && { field, ...found };
}
