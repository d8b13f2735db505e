import type { Facet } from "../facets.ts";
import type { Kind } from "../kinds.ts";

/** Something that can be found, as the index takes it in: words stand folded and cut, one space between two. */
export interface IndexedDoc {
  id: string;
  kind: Kind;
  workspaceId: string;
  isPublic: boolean;
  /** Not negative. */
  popularity: number;
  /** What it has of each facet; numbers as they are, not in their buckets. */
  values: Readonly<Record<Facet, string | number | null>>;
  title: string;
  /** Names in a row. One without letters leaves a second space: no phrase reaches across it. */
  names: string;
  /** Everything else it is found by, each word once. */
  body: string;
}
