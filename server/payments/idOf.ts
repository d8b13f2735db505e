/** The id of what the payment provider tells by its id alone, or whole where it was asked to. */
export function idOf(thing: string | { id: string }): string {
  return typeof thing === "string" ? thing : thing.id;
}
