import { Readable } from "node:stream";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { findTrackImports, keepTrackImport, type ReportRow } from "../../db/catalog/trackImports.ts";
import { newId } from "../../db/ids.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { MEGABYTE } from "../../domain/catalog/audio.ts";
import type { Target } from "../../domain/catalog/table/guessColumns.ts";
import {
  type FileRow,
  MAX_FILE_NAME,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  mappingProblem,
} from "../../domain/catalog/table/importPlan.ts";
import { columnOf, isColumnKey } from "../../domain/catalog/table/trackColumns.ts";
import { BOM, csvLine } from "../../domain/csv.ts";
import { onField, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { userOf, worksAt } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, refuse, UserError } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { inTurns } from "../limits/turns.ts";
import { refused } from "../refused.ts";
import { MOST, readRows } from "../tables/readTable.ts";
import { planOf } from "./importPlanOf.ts";
import { reportOf } from "./importTracks.ts";
import { problemPayload, saidOf } from "./problemPayload.ts";

const Sent = v.object({
  workspaceId: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  fileName: v.pipe(v.string(), v.maxLength(MAX_FILE_NAME)),
  csv: v.string(),
  mapping: v.pipe(
    v.array(
      v.nullable(
        v.custom<Target>((each) => each === "id" || (typeof each === "string" && isColumnKey(each))),
      ),
    ),
    v.maxLength(500),
  ),
  emptyClears: v.boolean(),
});

/** Reading a file takes the processor for a moment: one at a time. */
const AT_ONCE = 1;

const TOO_LARGE = refusal("imports.tooLarge", { megabytes: MAX_IMPORT_BYTES / MEGABYTE });

/**
 * POST /api/catalog/imports reads a file and says what it would do; nothing is written but the file itself.
 * GET /api/catalog/imports/{uuid}/report.csv tells what becomes of each row.
 */
export function importRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const inTurn = inTurns(AT_ONCE);
  routes.post(
    "/imports",
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : c.json({ message: "Not found" }, 404)),
    bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: (c) => refused(c, TOO_LARGE, 413) }),
    async (c) => {
      const context = await contextFor(c.req.raw);
      const { viewer } = context;
      if (!viewer) return c.json({ code: "UNAUTHENTICATED", message: "Sign in first." }, 401);
      const sent = v.safeParse(Sent, await c.req.json().catch(() => null));
      if (!sent.success) return c.json({ message: "Malformed request" }, 400);
      const workspaceId = workspacesOf(viewer).find(
        (id) => encodeGlobalID("Workspace", id) === sent.output.workspaceId,
      );
      if (!workspaceId) return c.json({ message: "Not found" }, 404);
      const asked = { ...sent.output, workspaceId };
      try {
        const { importId } = await inTurn(() => readAndCheck(context, asked));
        return c.json({ id: encodeGlobalID("TrackImport", importId) });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return refused(c, error, error instanceof InvalidInput ? 422 : 429);
      }
    },
  );
  routes.get("/imports/:id{[0-9a-f-]{36}}/report.csv", async (c) => {
    const context = await contextFor(c.req.raw);
    const { db, viewer } = context;
    const [found] = await findTrackImports(db, [c.req.param("id")]);
    if (!found || !workspacesOf(viewer).includes(found.workspaceId)) return c.notFound();
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", 'attachment; filename="import-report.csv"');
    c.header("cache-control", "no-store");
    return c.body(
      Readable.toWeb(Readable.from(reportLines(found.report, localeOf(context)))) as ReadableStream,
    );
  });
  return routes;
}

type Asked = Omit<v.InferOutput<typeof Sent>, "workspaceId"> & { workspaceId: string };

/** The file is read before a transaction holds a connection, by a thread beside this one. */
async function readAndCheck(context: Context, asked: Asked): Promise<{ importId: string }> {
  const { services, now } = context;
  const { retryAfter } = await services.limiter.take({ importsOfUser: signedIn(context).userId }, now());
  if (retryAfter !== null) throw new UserError(refusal("general.tooManyAttempts"));
  // Texts of files may hold what no database takes.
  const csv = asked.csv.replaceAll("\0", "");
  const file = await readRows(csv, asked.mapping);
  refuse(onField("csv", fileProblem(file, asked)));
  return act(actingIn(context), checkImport, { ...asked, csv, rows: file.rows, headings: file.headings });
}

function fileProblem(
  { isCut, openQuote, lineCount, rows }: Awaited<ReturnType<typeof readRows>>,
  { mapping }: Asked,
): Refusal | null {
  if (isCut) return refusal("imports.tooManyCells", { max: MOST.cells });
  if (openQuote !== null && lineCount === 1) return refusal("imports.quoteOpen", { line: openQuote });
  if (rows.length === 0) return refusal("imports.empty");
  if (rows.length > MAX_IMPORT_ROWS) return refusal("imports.tooManyRows", { max: MAX_IMPORT_ROWS });
  return mappingProblem(mapping);
}

/** A file and what it holds. */
type Read = Asked & { rows: readonly FileRow[]; headings: readonly string[] };

/** What is kept of a heading: whoever looks for their column needs no more. */
const MAX_HEADING = 200;

/** Judges the file as it would be carried out, and keeps it with the verdict. */
const checkImport = verb("checkImport", {
  unaudited: "Nothing of the file is written yet.",
  scope: "catalog:write",
  may: (actor, { workspaceId }: Read) => worksAt(actor, workspaceId),
  async run(act, { workspaceId, key, fileName, csv, mapping, emptyClears, headings, ...read }) {
    const choices = { emptyClears, takesSuggestions: false };
    const { rows } = await planOf(act.trx, workspaceId, read.rows, choices, act.now);
    const { id } = await keepTrackImport(act.trx, {
      id: newId(),
      workspaceId,
      userId: userOf(act.actor).userId,
      key,
      fileName: fileName.replaceAll("\0", ""),
      headings: headings.slice(0, mapping.length).map((heading) => heading.slice(0, MAX_HEADING)),
      mapping: JSON.stringify(mapping),
      emptyClears,
      csv,
      state: "checked",
      report: JSON.stringify(reportOf(rows)),
      createdAt: act.now,
    });
    return act.done({ importId: id });
  },
});

function* reportLines(report: readonly ReportRow[], locale: Locale): Generator<Buffer> {
  yield Buffer.from(`${BOM}${csvLine(["line", "track", "outcome", "column", "problem"])}`);
  for (const { line, name, outcome, problems } of report) {
    const lines =
      problems.length === 0
        ? [csvLine([line, name, outcome, "", ""])]
        : problems
            .map(problemPayload)
            .map((found) =>
              csvLine([line, name, outcome, columnOf(found.column).heading, saidOf(locale, found)]),
            );
    yield Buffer.from(lines.join(""));
  }
}
