/** What comes within so many milliseconds; null for what takes longer, which goes on by itself. */
export async function withinTime<Result>(
  result: Result | Promise<Result>,
  limitMs: number,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
