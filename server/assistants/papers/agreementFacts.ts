import type { Kysely } from "kysely";
import { findRecordings } from "../../../db/catalog/recordings.ts";
import { findTracks } from "../../../db/catalog/tracks.ts";
import { listContributors } from "../../../db/credits/contributors.ts";
import { listTrackWorks, listWriters, type WriterRow } from "../../../db/credits/works.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { fullTitle } from "../reads/studioThings.ts";

/** A song that is heard on a recording, and who wrote it. */
export interface WrittenSong {
  title: string;
  iswc: string | null;
  writers: WriterRow[];
}

/** What a studio recorded of a recording, as far as agreements name it. */
export interface AgreementFacts {
  workspaceId: string;
  title: string;
  isrc: string | null;
  artists: string[];
  owner: string | null;
  producers: string[];
  songs: WrittenSong[];
}

const PRODUCERS = new Set(["coProducer", "producer"]);

/** The recording with its credits; undefined where none of these studios has it. */
export async function agreementFacts(
  db: Kysely<DB>,
  trackId: string,
  workspaceIds: readonly string[],
): Promise<AgreementFacts | undefined> {
  const [track] = await findTracks(db, [trackId], workspaceIds, { artists: ["name"], cover: false });
  // What is public can be read by everybody; agreements are begun by those whose it is.
  if (!track || !workspaceIds.includes(track.workspaceId)) return undefined;
  const [recording] = await findRecordings(db, [trackId]);
  const works = await listTrackWorks(db, [trackId]);
  const contributors = await listContributors(db, [trackId]);
  const workIds = works.map(({ id }) => id);
  const writers = workIds.length ? await listWriters(db, workIds) : [];
  return {
    ...{
      workspaceId: track.workspaceId,
      title: fullTitle({ title: track.title, versionTitle: recording!.versionTitle }),
      isrc: track.isrc,
    },
    artists: (track.artists ?? []).map(({ name }) => name),
    owner: recording!.pLineOwner,
    producers: contributors.filter(({ role }) => PRODUCERS.has(role)).map(({ party: { name } }) => name),
    songs: works.map(({ id, title, iswc }) => ({
      ...{ title, iswc },
      writers: writers.filter(({ workId }) => workId === id),
    })),
  };
}
