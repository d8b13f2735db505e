/** Drawn for the instant between the first script and the first screen; the session's own spinner stands before it. */
export function NothingYet() {
  return null;
}
