/** Both ends included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range a request asks for (RFC 9110 section 14.2): null for the whole, "unsatisfiable" for one beyond the end.
 * Several ranges, other units and malformed ones are answered with the whole, as the RFC allows.
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from === "") {
    const length = Number(to);
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
