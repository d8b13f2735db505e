import * as v from "valibot";

/** How a model points at a record that a tool of this turn gave. */
export const REF = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.description("The ref of a record that a tool gave before."),
);
