import { useLingui } from "@lingui/react/macro";
import { memo, startTransition, useEffect, useState } from "react";
import type { SearchHit_result$key } from "../../__generated__/SearchHit_result.graphql.ts";
import { SearchHit } from "./SearchHit.tsx";

/** Rows that are drawn in one step: as many as are seen of a page without scrolling. */
const STEP = 7;

interface Props {
  id: string;
  hits: readonly { readonly node: { readonly id?: string } & SearchHit_result$key }[];
  /** Found, of which `hits` is the beginning. */
  total: number;
  activeId: string | null;
  onOpened: () => void;
}

/** What was found, row by row. It is drawn anew only where something of it changed, not with each letter above it. */
export const HitGrid = memo(function HitGrid({ id, hits, total, activeId, onOpened }: Props) {
  const { t } = useLingui();
  const drawn = useSteps(hits.length);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a combobox opens is a grid (ARIA 1.2).
      role="grid"
      id={id}
      className="search-grid"
      aria-label={t`Results`}
      aria-rowcount={total}
    >
      <tbody>
        {hits.slice(0, drawn).map(({ node }) => (
          <SearchHit
            key={node.id}
            result={node}
            id={`${id}-${node.id}`}
            isActive={activeId === `${id}-${node.id}`}
            onDone={onOpened}
          />
        ))}
      </tbody>
    </table>
  );
});

/** How many of `count` rows are drawn: those that are seen first, then the others a few at a time, so that the next letter never waits for all. */
function useSteps(count: number): number {
  const [limit, setLimit] = useState(STEP);
  useEffect(() => {
    if (limit < count) startTransition(() => setLimit(limit + STEP));
  }, [limit, count]);
  return Math.min(limit, count);
}
