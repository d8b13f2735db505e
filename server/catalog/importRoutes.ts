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
  MAX_FILE_NAME,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  mappingProblem,
  rowsOf,
} from "../../domain/catalog/table/importPlan.ts";
import { columnOf, isColumnKey } from "../../domain/catalog/table/trackColumns.ts";
import { csvLine, parseCsv, readCsv } from "../../domain/csv.ts";
import { onField, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { userOf, worksAt } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, refuse, UserError } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { inTurns } from "../limits/turns.ts";
import { refused } from "../refused.ts";
import { planOf } from "./importPlanOf.ts";
import { reportOf } from "./importTracks.ts";
import { saidOf, toldProblem } from "./toldProblem.ts";

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
        const { importId } = await inTurn(() => act(actingIn(context), checkImport, asked));
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

function fileProblem({ csv, mapping }: Pick<v.InferOutput<typeof Sent>, "csv" | "mapping">): Refusal | null {
  const file = readCsv(csv);
  const rows = rowsOf(file, mapping);
  if (file.openQuote !== null && file.lines.length === 1)
    return refusal("imports.quoteOpen", { line: file.openQuote });
  if (rows.length === 0) return refusal("imports.empty");
  if (rows.length > MAX_IMPORT_ROWS) return refusal("imports.tooManyRows", { max: MAX_IMPORT_ROWS });
  return mappingProblem(mapping);
}

/** Judges the file as it would be carried out, and keeps it with the verdict. */
const checkImport = verb("checkImport", {
  unaudited: "Nothing of the file is written yet.",
  scope: "catalog:write",
  may: (actor, { workspaceId }: v.InferOutput<typeof Sent>) => worksAt(actor, workspaceId),
  limits: {
    uses: (_sent, actor) => ({ importsOfUser: userOf(actor).userId }),
    full: () => new UserError(refusal("general.tooManyAttempts")),
  },
  async run(act, { workspaceId, key, fileName, csv, mapping, emptyClears }) {
    refuse(onField("csv", fileProblem({ csv, mapping })));
    // Texts of files may hold what no database takes.
    const text = csv.replaceAll("\0", "");
    const file = { csv: text, mapping, emptyClears, takesSuggestions: false };
    const { rows } = await planOf(act.trx, workspaceId, file, act.now);
    const { id } = await keepTrackImport(act.trx, {
      id: newId(),
      workspaceId,
      userId: userOf(act.actor).userId,
      key,
      fileName: fileName.replaceAll("\0", ""),
      headings: (parseCsv(text)[0] ?? []).slice(0, mapping.length),
      mapping: JSON.stringify(mapping),
      emptyClears,
      csv: text,
      state: "checked",
      report: JSON.stringify(reportOf(rows)),
      createdAt: act.now,
    });
    return act.done({ importId: id });
  },
});

function* reportLines(report: readonly ReportRow[], locale: Locale): Generator<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine(["line", "track", "outcome", "column", "problem"])}`);
  for (const { line, name, outcome, problems } of report) {
    const lines =
      problems.length === 0
        ? [csvLine([line, name, outcome, "", ""])]
        : problems
            .map(toldProblem)
            .map((found) =>
              csvLine([line, name, outcome, columnOf(found.column).heading, saidOf(locale, found)]),
            );
    yield Buffer.from(lines.join(""));
  }
}
