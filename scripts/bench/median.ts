/** The figure in the middle. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}

/** The same for rounds of several figures: of each the one in the middle, whichever round it is from. */
export function medianRound<Round extends { [Name in keyof Round]: number }>(
  rounds: readonly Round[],
): Round {
  const names = Object.keys(rounds[0]!) as (keyof Round)[];
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))])) as Round;
}
