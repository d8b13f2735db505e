/** What one operation may cost (knowledge: GitHub's and Shopify's public limits; our deepest screen is 9 fields deep). */
export const LIMITS = {
  bodyBytes: 1024 * 1024,
  depth: 12,
  breadth: 400,
  /** Points: one per field, times the page size below a list. */
  complexity: 20_000,
  aliases: 30,
  tokens: 2_000,
  pageSize: 100,
} as const;

/** How long one operation may take. Not a constant: where machines are loaded, tests give more. */
export const OPERATION_LIMIT = { ms: 5_000 };

/**
 * A verb that draws or reads a large file before it writes: it holds no row meanwhile, and a slow machine has much to do. Stands among
 * the `extensions` of its field.
 */
export const TAKES_LONG = { limitMs: 30_000 };
