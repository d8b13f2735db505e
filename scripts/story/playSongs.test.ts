import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { openTestServer } from "../../server/testing.ts";
import { startWorkers } from "../../server/workers.ts";
import { studioOf } from "./accounts.ts";
import { playSongs } from "./playSongs.ts";
import { SONGS } from "./songs.ts";
import { personId } from "./storyId.ts";
import { secondsOf } from "./synth/synthesise.ts";
import { toBeRecorded } from "./unrecorded.ts";

const SHORTEST = SONGS.toSorted((a, b) => secondsOf(a) - secondsOf(b)).slice(0, 3);

test("songs of the demo can be heard one after another; a start that was cut off is taken up by the next, and nothing is done twice", async () => {
  const server = await openTestServer();
  const { db, database, services, dataDir } = server;
  try {
    for (const id of new Set(SHORTEST.map(({ artist }) => personId(studioOf(artist).owner))))
      await aUser(db, { id, email: `${id}@levare.example` });
    const { id: workspaceId } = await aWorkspace(db);
    for (const song of SHORTEST)
      await aTrack(db, { workspaceId, title: song.title, ...toBeRecorded(song.seed) });
    const states = async () => {
      const tracks = await db.selectFrom("track").select(["state", "masterBytes"]).execute();
      return tracks.map(({ state, masterBytes }) => (masterBytes > 0 ? state : "unrecorded")).sort();
    };

    const first = await playSongs(database, services);
    expect(first.progress.state).toBe("playing");
    await first.stop();
    expect(first.progress.state).toBe("playing");
    expect(await states()).toContain("unrecorded");

    await db.updateTable("track").set({ title: "Renamed" }).where("masterBytes", "=", 0).execute();
    const second = await playSongs(database, services);
    await startWorkers({ db, services, dataDir });
    await second.ended;
    expect(second.progress.state).toBe("done");
    expect(await states()).toEqual(["ready", "ready", "ready"]);

    const tracks = await db.selectFrom("track").selectAll().execute();
    expect(tracks.map(({ title }) => title)).toContain("Renamed");
    const uploads = await db.selectFrom("upload").select(["trackId", "state"]).execute();
    expect(uploads.map(({ trackId }) => trackId).sort()).toEqual(tracks.map(({ id }) => id).sort());
    const third = await playSongs(database, services);
    expect(third.progress.state).toBe("done");
  } finally {
    await server.close();
  }
});
