/** Of each frame, on any processor. Milliseconds. */
const BUDGET_MS = 8;

/** Works through steps a few at a time between other work, and hands over what they end with. Returns how to stop. */
export function runBetweenFrames<Result>(
  steps: Iterator<undefined, Result>,
  done: (result: Result) => void = () => {},
): () => void {
  let turn = setTimeout(work, 0);
  function work() {
    const until = performance.now() + BUDGET_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) done(step.value);
    else turn = setTimeout(work, 0);
  }
  return () => clearTimeout(turn);
}
