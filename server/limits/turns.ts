/** Lets at most `most` acts run at one moment; the others wait in the order they came. */
export function inTurns(most: number): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (act) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so that nobody slips in between.
      if (next) next();
      else running--;
    }
  };
}
