import type { IEnvironment } from "relay-runtime";
import { rowId } from "../../sync/kinds/kind.ts";
import type { KeptPlace, OrderLine } from "../../sync/kinds/releaseOrder.ts";
import type { Wish } from "../../sync/wish.ts";

/** A place with the global id of its track. */
interface Place {
  readonly trackId: string;
  readonly disc: number;
  readonly isInstant: boolean;
}

type Facts = Readonly<Record<string, unknown>>;

/** A change of a running order for when the server is not reached: what is held of the release says what stood before. */
export function orderWish(
  relay: IEnvironment,
  { id, version }: { id: string; version: number },
  places: readonly Place[],
  reason: string,
): Wish {
  const source = relay.getStore().getSource();
  const held = (ref: string): Facts => (source.get(ref) as Facts | null | undefined) ?? {};
  const refsOf = (link: unknown) => (link as { __refs?: readonly string[] } | undefined)?.__refs ?? [];
  const refOf = (link: unknown) => (link as { __ref?: string } | undefined)?.__ref ?? "";
  const release = held(id);
  const before = refsOf(release.runningOrder).map((ref): KeptPlace => {
    const { track, disc, isInstant } = held(ref);
    return { id: rowId(refOf(track)), disc: Number(disc), isInstant: isInstant === true };
  });
  const known = new Set(before.map((place) => place.id));
  const tracks = places.map(({ trackId, disc, isInstant }): KeptPlace => {
    const place = { id: rowId(trackId), disc, isInstant };
    return known.has(place.id) ? place : { ...place, line: lineOf(held(trackId)) };
  });
  return {
    ...{ kind: "release", id, version, name: String(release.title ?? "") },
    changes: { tracks, ...(reason && { reason }) },
    before: { tracks: before },
  };
}

function lineOf({ title, artistNames, duration, isrc, state }: Facts): OrderLine {
  return {
    title: String(title ?? ""),
    artistNames: (artistNames as readonly string[] | undefined) ?? [],
    duration: Number(duration ?? 0),
    isrc: (isrc as string | undefined) ?? null,
    state: String(state ?? "ready"),
  };
}
