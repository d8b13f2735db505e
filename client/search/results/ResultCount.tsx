import { Plural } from "@lingui/react/macro";

/** How much was found, said aloud once an answer stands and not with every key. Null while nothing is known. */
export function ResultCount({ count }: { count: number | null }) {
  return (
    <p role="status" className="search-count" data-none={count === 0 || undefined}>
      {count !== null && <Plural value={count} one="# result" other="# results" />}
    </p>
  );
}
