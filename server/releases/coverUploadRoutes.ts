import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MEGABYTE } from "../../domain/catalog/audio.ts";
import { MAX_COVER_BYTES } from "../../domain/catalog/coverRules.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { Context } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import type { ServerEnv } from "../http.ts";
import { refused } from "../refused.ts";
import { CoverRefused, redrawCover } from "./redrawCover.ts";
import { mayDraw, showCover } from "./showCover.ts";
import { storeCover } from "./storeCover.ts";

const TOO_LARGE = refusal("covers.tooLarge", { megabytes: MAX_COVER_BYTES / MEGABYTE });

/**
 * POST /api/releases/{uuid}/cover?x=&y=&width=&height= with the picture as the body and the square in fractions of it. Answers
 * with the address of the new cover and the new version of the release.
 */
export function coverUploadRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.post(
    "/:id{[0-9a-f-]{36}}/cover",
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : c.json({ message: "Not found" }, 404)),
    bodyLimit({ maxSize: MAX_COVER_BYTES, onError: (c) => refused(c, TOO_LARGE, 413) }),
    async (c) => {
      const context = await contextFor(c.req.raw);
      const { viewer, services, now } = context;
      if (!viewer) return c.json({ code: "UNAUTHENTICATED", message: "Sign in first." }, 401);
      const id = c.req.param("id");
      if (!(await mayDraw(context, id))) return c.json({ message: "Not found" }, 404);
      const { retryAfter } = await services.limiter.take({ picturesOfUser: viewer.userId }, now());
      if (retryAfter !== null) return refused(c, refusal("general.tooManyAttempts"), 429);
      const side = (name: string) => Number(c.req.query(name) ?? Number.NaN);
      const crop = { x: side("x"), y: side("y"), width: side("width"), height: side("height") };
      const sent = Buffer.from(await c.req.arrayBuffer());
      try {
        const from = actingIn(context);
        const cover = await redrawCover(sent, crop);
        const coverKey = await storeCover(from, id, cover);
        const drawn = { releaseId: id, coverKey, side: cover.side, isRgb: cover.isRgb, bytes: sent.length };
        const { version } = await act(from, showCover, drawn);
        return c.json({ version, url: coverUrl(coverKey, id, null) });
      } catch (error) {
        if (error instanceof CoverRefused) return refused(c, error, 422);
        if (error instanceof NotFound) return c.json({ message: "Not found" }, 404);
        throw error;
      }
    },
  );
  return routes;
}
