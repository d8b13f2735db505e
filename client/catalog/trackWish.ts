import type { IEnvironment } from "relay-runtime";
import type { Wish } from "../sync/wish.ts";

type Facts = Readonly<Record<string, unknown>>;

/** A change of a track for when the server is not reached. `edit` is what `updateTrack` takes, `known` what stood before. */
export function trackWish(id: string, version: number, edit: Facts, known: Facts): Wish {
  const before = Object.fromEntries(Object.keys(edit).map((field) => [field, known[field] ?? null]));
  const name = String(edit.title ?? known.title ?? "");
  return { kind: "track", id, name, version, changes: edit, before };
}

/** What Relay's store holds of a track, under the names that `updateTrack` takes. */
export function heldFacts(relay: IEnvironment, id: string): Facts {
  const source = relay.getStore().getSource();
  const { aiDisclosure, parent, ...facts } = (source.get(id) ?? {}) as Record<string, unknown>;
  const disclosed = refOf(aiDisclosure);
  const { __id: _id, __typename: _typename, ...shares } = { ...(disclosed && source.get(disclosed)) };
  return { ...facts, aiDisclosure: disclosed ? shares : null, parentId: refOf(parent) };
}

function refOf(link: unknown): string | null {
  return (link as { __ref?: string } | null | undefined)?.__ref ?? null;
}
