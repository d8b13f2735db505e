/** Whether two words are one slip of the finger apart: a letter more, less, other, or two letters swapped. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
