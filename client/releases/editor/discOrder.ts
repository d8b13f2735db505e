/** A track on a disc. */
export interface Placed {
  readonly trackId: string;
  readonly disc: number;
}

const DISC = /^disc:\d+$/;

/** The running order as one list of lines, with a line before each disc; so a track that is moved past one changes its disc. */
export function linesOf(places: readonly Placed[]): string[] {
  const discs = [...new Set(places.map(({ disc }) => disc))].sort((one, other) => one - other);
  const used = discs.length > 0 ? discs : [1];
  return used.flatMap((disc, at) => [
    `disc:${at + 1}`,
    ...places.filter((place) => place.disc === disc).map(({ trackId }) => trackId),
  ]);
}

/** The discs that lines say; whatever came to stand before the first disc is on it. */
export function placesIn(lines: readonly string[]): Placed[] {
  let disc = 0;
  const places: Placed[] = [];
  for (const line of lines) {
    if (DISC.test(line)) disc++;
    else places.push({ trackId: line, disc: Math.max(disc, 1) });
  }
  return places;
}

export function isDiscLine(line: string): boolean {
  return DISC.test(line);
}

/** Where a line stands on its disc, from one. */
export function positionIn(lines: readonly string[], line: string): { disc: number; position: number } {
  let disc = 0;
  let position = 0;
  for (const each of lines) {
    if (DISC.test(each)) {
      disc++;
      position = 0;
    } else position++;
    if (each === line) break;
  }
  return { disc: Math.max(disc, 1), position };
}
