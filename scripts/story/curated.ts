import type { Transaction } from "kysely";
import { insertCuratedList, setCuratedItems } from "../../db/discover/curatedLists.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { storyId } from "./storyId.ts";

const LISTS = [
  {
    titleEn: "Last train out",
    titleEs: "El último tren",
    textEn: "Slow songs for a window seat, from five studios that never met.",
    textEs: "Canciones lentas junto a la ventana, de cinco estudios que no se conocen.",
    curator: "Ada, Levare",
    release: "tidal-memory",
    songs: ["Undertow", "Slow Return", "Harbour Lights", "First Light Loop"],
  },
  {
    titleEn: "New in the kitchen",
    titleEs: "Novedades en la cocina",
    textEn: "What we have been cooking to this month.",
    textEs: "Lo que suena mientras cocinamos este mes.",
    curator: "Levare",
    release: "blue-hour-sketches",
    songs: ["Marea baja", "Salt on the Lens", "Corner Table"],
  },
];

/** Two lists that an administrator made for everybody. */
export async function writeCuratedLists(trx: Transaction<DB>, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 5 * DAY_MS);
  for (const [place, { release, songs, ...words }] of LISTS.entries()) {
    const id = storyId(`curated ${words.titleEn}`, createdAt);
    await insertCuratedList(trx, { id, ...words, position: place + 1, createdAt, updatedAt: createdAt });
    const tracks = await trx
      .selectFrom("track")
      .select(["id", "title"])
      .where("title", "in", songs)
      .execute();
    const { id: releaseId } = await trx
      .selectFrom("release")
      .select("id")
      .where("slug", "=", release)
      .executeTakeFirstOrThrow();
    const pieces = songs.flatMap((title) => {
      const track = tracks.find((each) => each.title === title);
      return track ? [{ trackId: track.id, releaseId: null }] : [];
    });
    await setCuratedItems(trx, id, [...pieces, { trackId: null, releaseId }]);
  }
}
