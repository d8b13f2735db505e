declare global {
  interface Window {
    /** What the page asked before any other code ran (client/beforePaint.js), by address; null for what was not answered. */
    levareAsked?: Record<string, Promise<Response | null>>;
  }
}

/** Whether the server saw a session when it gave out this page. */
export function isSomebodyExpected(): boolean {
  return window.levareAsked !== undefined;
}

/** Milliseconds from the page's beginning. What nobody took by then is older than what they would be told now. */
const FRESH_UNTIL = 10_000;

/** The answer to a question that the page asked already, once; null for what has to be asked. */
export async function askedAhead(address: string): Promise<Response | null> {
  const answer = window.levareAsked?.[address];
  if (!answer) return null;
  delete window.levareAsked?.[address];
  return performance.now() < FRESH_UNTIL ? answer : null;
}
