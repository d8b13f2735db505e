/**
 * Marks a type that needs no rule of its own, because its loader and every list of it hold the rule inside their SQL: what
 * the viewer may not see is not loaded. A rule on the type would be asked for every row of every list, to no effect.
 */
export const GUARDED_BY_LOADER = "loader";
