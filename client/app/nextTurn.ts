/** Lets the browser answer a press and draw before long work goes on; without a wait where it cannot be asked for that. */
export async function nextTurn(): Promise<void> {
  await (window.scheduler as Partial<Scheduler> | undefined)?.yield?.();
}
