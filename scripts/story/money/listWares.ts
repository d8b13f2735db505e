import type { Database } from "../../../db/open.ts";
import { subjectKey } from "../../../domain/sales/subjects.ts";
import type { EarningStudio } from "./earners.ts";
import type { Ware } from "./pastSales.ts";

const SONGS_OF_SINGLE = 3;
const MOST_SONGS = 4;
const RECORD_SHIPPING_MINOR = 600n;

/** What a studio has out, albums first; on vinyl too where it presses records. */
export async function listWares(
  { db }: Database,
  workspaceId: string,
  prices: EarningStudio["prices"],
): Promise<Ware[]> {
  const releases = await db
    .selectFrom("release")
    .where("workspaceId", "=", workspaceId)
    .where("state", "=", "live")
    .where("releaseDay", "is not", null)
    .orderBy("releaseDay")
    .select((eb) => [
      ...(["id", "title", "releaseDay"] as const),
      eb
        .selectFrom("releaseTrack")
        .whereRef("releaseTrack.releaseId", "=", "release.id")
        .select(eb.fn.countAll<number>().as("count"))
        .as("songs"),
    ])
    .execute();
  const songs = await db
    .selectFrom("track")
    .innerJoin("release", "release.id", "track.releaseId")
    .where("track.workspaceId", "=", workspaceId)
    .where("release.state", "=", "live")
    .where("release.releaseDay", "is not", null)
    .orderBy("track.popularity", "desc")
    .limit(MOST_SONGS)
    .select(["track.id", "track.title", "release.releaseDay"])
    .execute();
  const ware = (kind: "track" | "release", row: Row, unitMinor: bigint): Ware => ({
    ...{ subject: subjectKey({ kind, id: row.id }), title: row.title, outAt: new Date(row.releaseDay!) },
    ...{ unitMinor, taxCategory: "digital", shippingMinor: 0n },
  });
  const { record } = prices;
  return [
    ...releases.flatMap((row): Ware[] => {
      const isAlbum = Number(row.songs) > SONGS_OF_SINGLE;
      const sent = ware("release", row, isAlbum ? prices.album : prices.single);
      if (!isAlbum || !record) return [sent];
      const onVinyl = { title: `${row.title}, 180 g vinyl`, taxCategory: "goods" } as const;
      return [sent, { ...sent, ...onVinyl, unitMinor: record, shippingMinor: RECORD_SHIPPING_MINOR }];
    }),
    ...songs.map((row) => ware("track", row, prices.song)),
  ];
}

interface Row {
  id: string;
  title: string;
  releaseDay: Date | string | null;
}
