import { type Item, mergeItems } from "./mergeItems.ts";

/** Where a track stands on a release, under the id of the track. */
export interface PlaceOnRelease extends Item {
  disc: number;
  /** Given at once to whoever orders ahead. */
  isInstant: boolean;
}

/** The same as it travels: who says only the order leaves out the rest. */
export type SaidPlace = Item & { [Fact in "disc" | "isInstant"]?: PlaceOnRelease[Fact] | undefined };

/**
 * Two people's changes of one running order, brought together as those of any list are. Its disc, and whether it is given at once,
 * a track has from whoever changed it, of both from the later arrival (`mine`); one whose disc nobody says stands on that of the
 * track before it.
 */
export function mergePlaces(
  base: readonly SaidPlace[],
  mine: readonly SaidPlace[],
  theirs: readonly SaidPlace[],
): PlaceOnRelease[] {
  const [before, own, others] = [base, mine, theirs].map(
    (list) => new Map(list.map((each) => [each.id, each])),
  );
  let disc = 1;
  return mergeItems<SaidPlace>(base, mine, theirs).map(({ id }) => {
    const said = <Fact extends "disc" | "isInstant">(fact: Fact) => {
      const [was, wanted, stands] = [before, own, others].map((list) => list!.get(id)?.[fact]);
      return wanted !== undefined && wanted !== was ? wanted : (stands ?? wanted);
    };
    disc = said("disc") ?? disc;
    return { id, disc, isInstant: said("isInstant") ?? false };
  });
}
