import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  MAX_PICTURE_BYTES,
  PICTURE_KINDS,
  type PictureKind,
  pictureTooLarge,
  pictureUrl,
} from "../../domain/profiles/picture.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs, actingIn } from "../acting/actingIn.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { inTurns } from "../limits/turns.ts";
import type { MediaStorage } from "../providers/storage.ts";
import { refused } from "../refused.ts";
import { showPicture } from "./changePicture.ts";
import { clearPictureUnlessShown } from "./clearPicture.ts";
import { cutPicture, PictureRefused } from "./cutPicture.ts";
import { ownProfile } from "./Profile.ts";
import {
  PICTURE_FILE,
  PICTURE_MIME,
  pictureFolder,
  pictureStorageKey,
  storePicture,
} from "./pictureFiles.ts";

const AT_ONCE = 2;
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * POST /api/profile/{avatar|header}?x=&y=&width=&height= with the picture as the body and the crop in fractions. Answers
 * with the key of the new picture and of the one before.
 */
export function pictureUploadRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const inTurn = inTurns(AT_ONCE);
  routes.post(
    `/:kind{${PICTURE_KINDS.join("|")}}`,
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : refused(c, refusal("general.notFound"), 404)),
    bodyLimit({
      maxSize: MAX_PICTURE_BYTES,
      onError: (c) => refused(c, pictureTooLarge(), 413),
    }),
    async (c) => {
      const context = await contextFor(c.req.raw);
      const { viewer, services, now } = context;
      if (!viewer) return refused(c, refusal("general.signInFirst"), 401);
      const { retryAfter } = await services.limiter.take({ picturesOfUser: viewer.userId }, now());
      if (retryAfter !== null) return refused(c, refusal("general.tooManyAttempts"), 429);
      const kind = c.req.param("kind") as PictureKind;
      const side = (name: string) => Number(c.req.query(name) ?? Number.NaN);
      const crop = { x: side("x"), y: side("y"), width: side("width"), height: side("height") };
      const sent = Buffer.from(await c.req.arrayBuffer());
      try {
        const { id } = await ownProfile(context, viewer);
        const picture = await inTurn(() => cutPicture(sent, kind, crop));
        const { key } = picture;
        await act(actingAs("clear-picture", context), clearPictureUnlessShown, { profileId: id, kind, key });
        await storePicture(services.storage, pictureFolder(id), kind, picture);
        const shown = await act(actingIn(context), showPicture, { kind, key });
        return c.json({ key, ...shown, url: pictureUrl(id, kind, key, 256) });
      } catch (error) {
        if (error instanceof PictureRefused) return refused(c, error, 422);
        throw error;
      }
    },
  );
  return routes;
}

/** GET /pictures/{profile}/{file}: pictures of profiles, whose names change with their content. */
export function pictureRoutes(storage: MediaStorage): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:profile{[0-9a-f-]{36}}/:file", async (c) => {
    const { profile, file } = c.req.param();
    const key = pictureStorageKey(profile, file);
    if (!PICTURE_FILE.test(file) || !(await storage.exists(key))) return c.notFound();
    return c.body(await storage.bytes(key), 200, {
      "content-type": PICTURE_MIME,
      "cache-control": FOR_EVER,
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    });
  });
  return routes;
}
