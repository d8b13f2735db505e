import { Readable } from "node:stream";
import { Hono, type Context as HonoContext } from "hono";
import { type AgentId, agentOf } from "../../../domain/assistants/agents.ts";
import { AGREEMENTS } from "../../../domain/assistants/papers.ts";
import { isId } from "../../../domain/isId.ts";
import { localeOf } from "../../accounts/localeOf.ts";
import { actingIn } from "../../acting/actingIn.ts";
import { type Context, workspacesOf } from "../../graphql/context.ts";
import type { ServerEnv } from "../../http.ts";
import { inTurns } from "../../limits/turns.ts";
import { opensAgent } from "../opensAgent.ts";
import { agreementFacts } from "./agreementFacts.ts";
import { agreementOnPaper } from "./agreementOnPaper.ts";
import { pressKitFacts } from "./pressKitFacts.ts";
import { pressKitOnPaper } from "./pressKitOnPaper.ts";

/** Pictures are made smaller for each: many at once may not take the machine. */
const KITS_AT_ONCE = 1;

/**
 * GET /api/assistants/drafts/{agreement}/{track}.pdf, for who works in the studio of the recording where its plan opens LegalBot, and
 * press-kit.pdf?workspace={studio}, where it opens Graphic Designer. What is
 * somebody else's, missing or not on the plan is as what never was.
 */
export function paperRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const inTurn = inTurns(KITS_AT_ONCE);
  routes.get("/drafts/:kind/:file{[0-9a-f-]{36}\\.pdf}", async (c) => {
    const context = await contextFor(c.req.raw);
    const kind = AGREEMENTS.find((each) => each === c.req.param("kind"));
    const trackId = c.req.param("file").replace(/\.pdf$/, "");
    if (!kind || !isId(trackId)) return c.notFound();
    const facts = await agreementFacts(context.db, trackId, studiosWith(context, "legalBot"));
    if (!facts) return c.notFound();
    const paper = agreementOnPaper(kind, facts, { locale: localeOf(context), now: context.now() });
    return send(c, `${kind}-${trackId.slice(-12)}`, paper);
  });
  routes.get("/press-kit.pdf", async (c) => {
    const context = await contextFor(c.req.raw);
    const { db, viewer, services, now } = context;
    const workspaceId = c.req.query("workspace") ?? "";
    if (!viewer || !studiosWith(context, "graphicDesigner").includes(workspaceId)) return c.notFound();
    const facts = await pressKitFacts(db, workspaceId, viewer.userId);
    if (!facts) return c.notFound();
    const { storage } = services;
    const paper = await inTurn(() =>
      pressKitOnPaper(facts, { storage, locale: localeOf(context), now: now() }),
    );
    return send(c, `press-kit-${workspaceId.slice(-12)}`, paper);
  });
  return routes;
}

/** Studios that the person works in, whose plan opens this assistant. */
function studiosWith(context: Context, agent: AgentId): string[] {
  const { actor } = actingIn(context);
  return workspacesOf(context.viewer).filter((workspaceId) =>
    opensAgent(actor, agentOf(agent)!.uid, workspaceId),
  );
}

function send(c: HonoContext<ServerEnv>, name: string, paper: PDFKit.PDFDocument): Response {
  c.header("cache-control", "private, no-store");
  c.header("content-type", "application/pdf");
  c.header("content-disposition", `attachment; filename="${name}.pdf"`);
  return c.body(Readable.toWeb(Readable.from(paper)) as ReadableStream);
}
