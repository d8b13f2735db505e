import type { MissedCount } from "../../../db/admin/analytics/missedSearches.ts";
import { dayOf } from "../../../domain/admin/analytics.ts";
import { isTypedOn, missedTerm, TYPING_MS } from "../../../domain/admin/missedSearch.ts";

/** People whose last words wait for whether they type on. Whoever comes beyond is counted at once. */
const MOST_TYPING = 5_000;
const MOST_TERMS = 2_000;

/** Searches that found nothing, gathered in memory. While somebody types, each letter is a search: only the last counts. */
export function missedSearches() {
  const typing = new Map<string, { term: string; at: number }>();
  let counts = new Map<string, MissedCount>();

  function count(term: string, at: number): void {
    const day = dayOf(new Date(at));
    const key = `${day} ${term}`;
    const known = counts.get(key);
    if (known) known.searches++;
    else if (counts.size < MOST_TERMS) counts.set(key, { day, term, searches: 1 });
  }

  return {
    /** Returns whether it is to be counted at all. */
    add(searcher: string, text: string, now: Date): boolean {
      const term = missedTerm(text);
      if (!term) return false;
      const at = now.getTime();
      const last = typing.get(searcher);
      if (last && !(at - last.at < TYPING_MS && isTypedOn(term, last.term))) count(last.term, last.at);
      if (last || typing.size < MOST_TYPING) typing.set(searcher, { term, at });
      else count(term, at);
      return true;
    },
    /** What counts by this moment; it is forgotten here. */
    take(until: number): MissedCount[] {
      for (const [searcher, { term, at }] of typing)
        if (until - at >= TYPING_MS) {
          count(term, at);
          typing.delete(searcher);
        }
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    isWaiting: () => typing.size > 0 || counts.size > 0,
  };
}
