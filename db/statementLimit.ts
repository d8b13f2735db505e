/** A single statement is stopped after this long on either engine. */
export const STATEMENT_LIMIT_MS = 15_000;
