import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findAgentPicture } from "../../../db/assistants/agentPictures.ts";
import { agentPictureUrl } from "../../../domain/assistants/agentPictures.ts";
import {
  MAX_PICTURE_BYTES,
  PICTURE_KINDS,
  type PictureKind,
  pictureTooLarge,
} from "../../../domain/profiles/picture.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { act } from "../../acting/act.ts";
import { actingIn } from "../../acting/actingIn.ts";
import type { Context } from "../../graphql/context.ts";
import type { ServerEnv } from "../../http.ts";
import { inTurns } from "../../limits/turns.ts";
import { cutPicture, PictureRefused } from "../../profiles/cutPicture.ts";
import { PICTURE_FILE, PICTURE_MIME, storePicture } from "../../profiles/pictureFiles.ts";
import { refused } from "../../refused.ts";
import { agentPictureFolder } from "./agentPictureFolder.ts";
import { keepAgentPicture } from "./keepAgentPicture.ts";

const AT_ONCE = 1;
/** Its name changes with its content; no proxy may keep what one person alone sees. */
const FOR_EVER = "private, max-age=31536000, immutable";

/**
 * POST /api/assistants/pictures/{avatar|header}?x=&y=&width=&height= with the picture as the body and the crop in fractions, for an assistant
 * that the person makes: answers its key, which the form names, and its address. GET /api/assistants/pictures/{file} gives it back to the same
 * person and to nobody else.
 */
export function agentPictureRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const inTurn = inTurns(AT_ONCE);
  routes.post(
    `/:kind{${PICTURE_KINDS.join("|")}}`,
    // A form of another site cannot send this header (protection against forged requests).
    async (c, next) => (c.req.header("x-levare") ? next() : refused(c, refusal("general.notFound"), 404)),
    bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: (c) => refused(c, pictureTooLarge(), 413) }),
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
        const picture = await inTurn(() => cutPicture(sent, kind, crop));
        const { key } = picture;
        // Noted first: files that a row tells of are found again, whatever becomes of this request.
        const { pictureId } = await act(actingIn(context), keepAgentPicture, { kind, key });
        await storePicture(services.storage, agentPictureFolder(pictureId), kind, picture);
        return c.json({ key, url: agentPictureUrl(kind, key) });
      } catch (error) {
        if (error instanceof PictureRefused) return refused(c, error, 422);
        throw error;
      }
    },
  );
  routes.get("/:file", async (c) => {
    const { db, viewer, services } = await contextFor(c.req.raw);
    const file = c.req.param("file");
    if (!viewer || !PICTURE_FILE.test(file)) return c.notFound();
    const [kind, key] = file.split("-") as [PictureKind, string];
    const pictureId = await findAgentPicture(db, { userId: viewer.userId, kind, key });
    const place = pictureId && `${agentPictureFolder(pictureId)}/${file}`;
    if (!place || !(await services.storage.exists(place))) return c.notFound();
    return c.body(await services.storage.bytes(place), 200, {
      ...{ "content-type": PICTURE_MIME, "cache-control": FOR_EVER, "x-content-type-options": "nosniff" },
      "content-disposition": "inline",
    });
  });
  return routes;
}
