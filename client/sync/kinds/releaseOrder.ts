import { type Environment, graphql } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../../domain/sync/addDraft.ts";
import type { SyncDoc } from "../../../domain/sync/entry.ts";
import { itemsIn } from "../../../domain/sync/mergeItems.ts";
import { mergePlaces, type PlaceOnRelease } from "../../../domain/sync/mergePlaces.ts";
import type { releaseOrderQuery } from "../../__generated__/releaseOrderQuery.graphql.ts";
import { refresh } from "../../app/refresh.ts";
import { globalId, rowId, setPlain } from "./kind.ts";

/** What a line of a running order says of its track. */
export interface OrderLine {
  title: string;
  artistNames: readonly string[];
  /** Seconds. */
  duration: number;
  isrc: string | null;
  state: string;
}

/** A place as a change carries it, under the row of its track. */
export interface KeptPlace extends PlaceOnRelease {
  /** Of a track that was put on it here: another start of the page may not have read it. The server reads nothing of this. */
  line?: OrderLine;
}

/** Brings a person's change of a running order together with how Relay's store holds it, as the server is going to. */
export function layOrder(
  store: RecordSourceProxy,
  release: RecordProxy,
  fields: SyncDoc,
  { base, data }: Draft,
): void {
  const held = release.getLinkedRecords("runningOrder");
  if (!held) return;
  const mine = itemsIn<KeptPlace>(data, "tracks");
  const told = itemsIn<PlaceOnRelease>(fields, "tracks");
  const wanted = told === mine ? mergePlaces(itemsIn(base, "tracks"), mine, heldPlaces(held)) : told;
  const lines = new Map(mine.map(({ id, line }) => [id, line]));
  const laid = wanted.flatMap(({ id, disc, isInstant }) => {
    const track = store.get(globalId("Track", id)) ?? madeTrack(store, id, lines.get(id));
    if (!track) return [];
    const name = `${release.getDataID()}:order:${id}`;
    const place = store.get(name) ?? store.create(name, "ReleaseTrack");
    setPlain(place, { disc, isInstant });
    place.setLinkedRecord(track, "track");
    return [place];
  });
  release.setLinkedRecords(laid, "runningOrder");
  const seconds = laid.map((place) => Number(place.getLinkedRecord("track")!.getValue("duration") ?? 0));
  release.setValue(
    seconds.reduce((sum, each) => sum + each, 0),
    "duration",
  );
  release.setValue(laid.length, "trackCount");
}

/** Asks for a running order where the told one holds songs of others that this page has not read: they cannot be laid. */
export async function askForUnread(relay: Environment, entityId: string, doc: SyncDoc | null): Promise<void> {
  const known = relay.getStore().getSource();
  if (itemsIn(doc, "tracks").every(({ id }) => known.has(globalId("Track", id)))) return;
  await refresh<releaseOrderQuery>(
    relay,
    graphql`
      query releaseOrderQuery($id: ID!) {
        node(id: $id) {
          ... on Release {
            trackCount
            ...TracksPart_release @alias(as: "order")
          }
        }
      }
    `,
    { id: globalId("Release", entityId) },
  );
}

function heldPlaces(held: readonly (RecordProxy | null)[]): PlaceOnRelease[] {
  return held.flatMap((place) => {
    const track = place?.getLinkedRecord("track");
    if (!place || !track) return [];
    const [disc, isInstant] = [Number(place.getValue("disc")), place.getValue("isInstant") === true];
    return [{ id: rowId(track.getDataID()), disc, isInstant }];
  });
}

function madeTrack(store: RecordSourceProxy, id: string, line: OrderLine | undefined): RecordProxy | null {
  if (!line) return null;
  const track = store.create(globalId("Track", id), "Track");
  setPlain(track, { ...line });
  track.setValue(track.getDataID(), "id");
  return track;
}
