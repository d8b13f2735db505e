import { Hono } from "hono";
import { findCoverDrafts } from "../../../db/assistants/coverDrafts.ts";
import { isId } from "../../../domain/isId.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { COVER_HEADERS } from "../../catalog/coverRoutes.ts";
import type { Context } from "../../graphql/context.ts";
import type { ServerEnv } from "../../http.ts";
import { refused } from "../../refused.ts";
import { talkerOf } from "../talkerOf.ts";
import { draftFile } from "./draftFile.ts";
import { type DraftFacts, draftSvg } from "./draftSvg.ts";

const HEADERS = {
  ...COVER_HEADERS,
  // A draft never changes; no proxy may keep what one person alone sees.
  "cache-control": "private, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
};

/**
 * GET /api/assistants/covers/{draft}.svg shows a draft, {draft}.jpg has it at 3000 pixels, to whom it was drawn for and to nobody else.
 */
export function coverDraftRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();

  routes.get("/:file{[0-9a-f-]{36}\\.(?:svg|jpg)}", async (c) => {
    const { db, viewer, services, now } = await contextFor(c.req.raw);
    const [id, kind] = c.req.param("file").split(".") as [string, string];
    const [draft] = viewer && isId(id) ? await findCoverDrafts(db, [id], talkerOf(viewer)) : [];
    if (!viewer || !draft) return c.notFound();
    const facts = draft as DraftFacts;
    if (kind === "svg") return c.body(draftSvg(facts), 200, { ...HEADERS, "content-type": "image/svg+xml" });
    const { retryAfter } = await services.limiter.take({ picturesOfUser: viewer.userId }, now());
    if (retryAfter !== null) return refused(c, refusal("general.tooManyAttempts"), 429);
    return c.body(new Uint8Array(await draftFile(facts)), 200, {
      ...{ ...HEADERS, "content-type": "image/jpeg" },
      "content-disposition": `attachment; filename="cover-${id.slice(-12)}.jpg"`,
    });
  });
  return routes;
}
