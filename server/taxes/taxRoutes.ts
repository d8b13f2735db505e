import { Readable } from "node:stream";
import { Hono, type Context as HonoContext } from "hono";
import { findParty } from "../../db/ledger/parties.ts";
import { findTaxProfile } from "../../db/taxes/profiles.ts";
import { findWorkspaces } from "../../db/workspaces/workspaces.ts";
import { standingIn } from "../../domain/accounts/permissions.ts";
import { isYear } from "../../domain/taxes/years.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { NOT_KEPT } from "../links/privateAddress.ts";
import { taxStudiosOf } from "./AccountantLink.ts";
import { openByLink } from "./openByLink.ts";
import { TAX_FILES, taxFile } from "./taxFiles.ts";

interface Asked {
  workspaceId: string;
  studio: string;
  year: number;
  file: string;
  isWhole: boolean;
}

/**
 * GET /api/taxes/{studio}/{year}/{file} for who works in the studio, and /api/taxes/by-link/{file}?token=…&year=… for its accountant.
 * What is somebody else's, missing or over is as what never was.
 */
export function taxRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/by-link/:file", async (c) => {
    const context = await contextFor(c.req.raw);
    const link = await openByLink(context, c.req.query("token") ?? "");
    const year = Number(c.req.query("year"));
    if (!link?.years.includes(year)) return c.notFound();
    const { workspaceId, studio } = link;
    return send(c, context, { workspaceId, studio, year, file: c.req.param("file"), isWhole: true });
  });
  routes.get("/:id/:year{\\d{4}}/:file", async (c) => {
    const context = await contextFor(c.req.raw);
    const { db, viewer } = context;
    const workspaceId = rowOf(c.req.param("id"), "Workspace");
    if (!viewer || !workspaceId || !taxStudiosOf(viewer).includes(workspaceId)) return c.notFound();
    const [workspace] = await findWorkspaces(db, [workspaceId], [workspaceId]);
    const year = Number(c.req.param("year"));
    if (!workspace || !isYear(year)) return c.notFound();
    const { id, name: studio } = workspace;
    const isWhole = standingIn(viewer, id)?.isAccountOwner ?? false;
    return send(c, context, { workspaceId: id, studio, year, file: c.req.param("file"), isWhole });
  });
  return routes;
}

async function send(c: HonoContext<ServerEnv>, context: Context, asked: Asked): Promise<Response> {
  const { workspaceId, file, year } = asked;
  if (!TAX_FILES.includes(file)) return c.notFound();
  const { db } = context;
  const sellerId = await findParty(db, { workspaceId });
  const home = (await findTaxProfile(db, workspaceId))?.country ?? "";
  const { type, body } = await taxFile(file, { ...asked, db, locale: localeOf(context), sellerId, home });
  c.header("content-type", type);
  c.header("content-disposition", `attachment; filename="taxes-${year}-${file}"`);
  c.header("cache-control", NOT_KEPT);
  c.header("x-robots-tag", "noindex, nofollow, noarchive");
  c.header("referrer-policy", "no-referrer");
  return c.body(Readable.toWeb(body) as ReadableStream);
}
