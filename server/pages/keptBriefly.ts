const KEPT_MS = 10_000;
const MOST_KEPT = 500;

/** Keeps each answer for ten seconds: a link that many people open at one moment asks the database once. An accident is not kept. */
export function keptBriefly<Answer>(now: () => Date) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question);
    if (known && known.until > now().getTime()) return known.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = ask();
    answer.catch(() => kept.delete(question));
    kept.set(question, { until: now().getTime() + KEPT_MS, answer });
    return answer;
  };
}
