import { Readable } from "node:stream";
import { Hono } from "hono";
import { listTableTracks, type TableTrackRow } from "../../db/catalog/tableTracks.ts";
import { cursorOf } from "../../db/keyset.ts";
import { TRACK_COLUMNS } from "../../domain/catalog/table/trackColumns.ts";
import { type CatalogFilter, filterOf } from "../../domain/catalog/trackFilter.ts";
import { BOM, csvLine } from "../../domain/csv.ts";
import type { Context } from "../graphql/context.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import { tableTrackOf } from "./importPlanOf.ts";

const PAGE = 500;
/** What a file tells besides; an import reads none of it back but the id. */
const FURTHER = ["duration_s", "state", "currency", "release", "parent_isrc", "created_at", "updated_at"];

/** GET /api/catalog/tracks.csv?workspace={id} with the words of the list's address: what the filter leaves, newest first. */
export function exportRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/tracks.csv", async (c) => {
    const context = await contextFor(c.req.raw);
    const params = new URL(c.req.url).searchParams;
    const workspaceId = workspacesOf(context.viewer).find(
      (id) => encodeGlobalID("Workspace", id) === params.get("workspace"),
    );
    if (!workspaceId) return c.notFound();
    c.header("content-type", "text/csv; charset=utf-8");
    c.header(
      "content-disposition",
      `attachment; filename="tracks-${context.now().toISOString().slice(0, 10)}.csv"`,
    );
    c.header("cache-control", "no-store");
    const lines = Readable.from(pages(context, workspaceId, filterOf(params) ?? {}));
    return c.body(Readable.toWeb(lines) as ReadableStream);
  });
  return routes;
}

async function* pages({ db }: Context, workspaceId: string, filter: CatalogFilter): AsyncGenerator<Buffer> {
  try {
    // With the mark by which spreadsheets know UTF-8.
    const headings = ["id", ...TRACK_COLUMNS.map(({ heading }) => heading), ...FURTHER];
    yield Buffer.from(`${BOM}${csvLine(headings)}`);
    for (let after: string | undefined; ; ) {
      const tracks = await listTableTracks(db, workspaceId, filter, { limit: PAGE, after });
      if (tracks.length > 0) yield Buffer.from(tracks.map(lineOf).join(""));
      const last = tracks.at(-1);
      if (!last || tracks.length < PAGE) return;
      after = cursorOf(last);
    }
  } catch (error) {
    // The answer is under way: it breaks off, and only the log can say why.
    log.error("track-export", { error });
    throw error;
  }
}

function lineOf(row: TableTrackRow): string {
  const track = tableTrackOf(row);
  return csvLine([
    row.id,
    ...TRACK_COLUMNS.map((column) => column.write(track)),
    row.durationMs / 1000,
    row.state,
    row.currency,
    row.releaseTitle,
    row.parentIsrc,
    row.createdAt,
    row.updatedAt,
  ]);
}
