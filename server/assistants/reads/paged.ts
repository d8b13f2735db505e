/** One page of a list: what there is of it in all, and where the next one begins. */
export interface Page<Node> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Node }[];
}

/** What was read of a list; `total` counts what lies beyond, too. */
export interface Listed<Node> {
  total: number;
  rows: Node[];
}

/** The most that one page holds, and as far as answers look: what lies behind they say that they left out. */
export const PAGE_ROWS = 100;
export const MOST_ROWS = 1_000;

/** Reads page after page as far as answers look; null where the first one cannot be read. */
export async function readPages<Node>(
  readPage: (after: string | null) => Promise<Page<Node> | null>,
  most = MOST_ROWS,
): Promise<Listed<Node> | null> {
  const rows: Node[] = [];
  let total = 0;
  let after: string | null = null;
  do {
    const page = await readPage(after);
    // Later pages may be missing: what was read stands, and its total tells how much there is.
    if (!page) return after === null ? null : { total, rows };
    rows.push(...page.edges.map(({ node }) => node));
    total = page.totalCount;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && rows.length < most);
  return { total, rows };
}
