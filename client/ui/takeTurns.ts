/** So many at once. */
const AT_ONCE = 2;
/** Whoever has not done by then is not waited for. */
const LIMIT_MS = 1_000;

const waiting = new Set<() => void>();
let busy = 0;
let isAsked = false;

/**
 * Calls `begin` when its turn has come: a few at a time, and one in a frame. It calls `done` of what this returns once it has done;
 * `leave` gives the place up, whether it began or not.
 */
export function takeTurn(begin: () => void): { done: () => void; leave: () => void } {
  let state: "waits" | "busy" | "done" = "waits";
  let limit: ReturnType<typeof setTimeout> | undefined;
  function start(): void {
    state = "busy";
    busy++;
    limit = setTimeout(done, LIMIT_MS);
    begin();
  }
  function done(): void {
    if (state !== "busy") return;
    state = "done";
    clearTimeout(limit);
    busy--;
    askForNext();
  }
  function leave(): void {
    waiting.delete(start);
    done();
  }
  waiting.add(start);
  askForNext();
  return { done, leave };
}

function askForNext(): void {
  if (isAsked || busy >= AT_ONCE || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    const [start] = waiting;
    if (!start || busy >= AT_ONCE) return;
    waiting.delete(start);
    start();
    askForNext();
  });
}
