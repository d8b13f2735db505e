/** Whoever has not done by then is not waited for: on a slow network several are on their way. */
const LIMIT_MS = 200;

const waiting = new Set<() => void>();
let busy = 0;
let isAsked = false;

/**
 * Calls `begin` when its turn has come: one after the other, and never two in a frame. Whoever began calls `done` of what this
 * returns once they have done; `leave` gives the place up, begun or not.
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
  if (isAsked || busy > 0 || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    const [start] = waiting;
    if (!start) return;
    waiting.delete(start);
    start();
  });
}
