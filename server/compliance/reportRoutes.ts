import { Readable } from "node:stream";
import { Hono } from "hono";
import { LOCALES } from "../../domain/accounts/locales.ts";
import { isId } from "../../domain/isId.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { reportForMachines, reportOf } from "./report.ts";
import { reportOnPaper } from "./reportOnPaper.ts";

/**
 * GET /api/compliance/report.json and report.pdf, `?lang=es` in another language than the reader's: of one release (`release`), of one workspace (`workspace`), or of
 * the one that the person works in. What is somebody else's is as what never was.
 */
export function complianceReportRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:file{report\\.(?:json|pdf)}", async (c) => {
    const context = await contextFor(c.req.raw);
    const wanted = {
      releaseId: c.req.query("release") ?? null,
      workspaceId: c.req.query("workspace") ?? null,
    };
    const isAsked = Object.values(wanted).every((id) => id === null || isId(id));
    const report = context.viewer && isAsked ? await reportOf(context, wanted) : null;
    if (!report) return c.notFound();
    const file = c.req.param("file");
    const name = `compliance-${report.slug}-${report.createdAt.slice(0, 10)}`;
    c.header("cache-control", "private, no-store");
    const asked = c.req.query("lang");
    const language = LOCALES.find((each) => each === asked) ?? localeOf(context);
    if (file === "report.json") {
      c.header("content-disposition", `attachment; filename="${name}.json"`);
      return c.json(reportForMachines(report, language));
    }
    c.header("content-disposition", `attachment; filename="${name}.pdf"`);
    c.header("content-type", "application/pdf");
    return c.body(Readable.toWeb(Readable.from(reportOnPaper(report, language))) as ReadableStream);
  });
  return routes;
}
