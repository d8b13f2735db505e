import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { TUS_RESUMABLE, Server as TusServer } from "@tus/server";
import { GraphQLError } from "graphql";
import { Hono } from "hono";
import * as v from "valibot";
import { findUploads, type UploadRow } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { MAX_RECEIVED_BYTES } from "../../domain/catalog/upload.ts";
import type { Refusal } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import type { IncomingFiles } from "../providers/incoming.ts";
import { told } from "../refused.ts";
import { type AnnouncedUpload, acceptUpload, UploadRefused } from "./acceptUpload.ts";
import { receiveUpload } from "./receiveUpload.ts";

const UploadId = v.pipe(v.string(), v.uuid());

/** Takes on an upload that does not become a track; throws UploadRefused, NotFound or a closed gate. `told` is all that its browser said of it. */
export type AcceptOther = (
  context: Context,
  upload: AnnouncedUpload,
  told: Readonly<Record<string, string | null>>,
) => Promise<unknown>;

/**
 * Resumable uploads by the tus protocol, below /uploads. A file with a purpose goes to who is named for it in `others`, every
 * other one becomes a track or replaces the audio of one. Every byte that was acknowledged is kept: after a crash on either
 * side the browser asks how much there is, whichever server answers, and goes on from there.
 */
export function uploadRoutes(
  incoming: IncomingFiles,
  contextFor: (request: Request) => Promise<Context>,
  others: Readonly<Record<string, AcceptOther>> = {},
): Hono<ServerEnv> {
  const asker = new AsyncLocalStorage<Context>();
  const tus = new TusServer({
    path: "/uploads",
    datastore: incoming.store,
    maxSize: MAX_RECEIVED_BYTES,
    relativeLocation: true,
    // Our own client is on our own origin; no other page gets a header that would let it read an answer.
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    async onIncomingRequest(request, id) {
      if (request.method === "POST") return;
      // Only what is surely not there is said to be gone: whoever hears it begins anew.
      if (!(await findOwn(asker.getStore()!, id))) throw { status_code: 404, body: "Not found" };
    },
    async onUploadCreate(_request, upload) {
      const told = upload.metadata ?? {};
      const { filename, workspaceId, replaces, reason, purpose } = told;
      const announced = { id: upload.id, fileName: filename ?? "", bytes: upload.size ?? 0, workspaceId };
      const context = asker.getStore()!;
      const other = purpose && Object.hasOwn(others, purpose) ? others[purpose] : undefined;
      await (other
        ? other(context, announced, told)
        : acceptUpload(context, { ...announced, replaces, reason })
      ).catch((error) => refuse(context, error));
      return {};
    },
    async onUploadFinish(_request, upload) {
      const context = asker.getStore()!;
      await act(actingIn(context), receiveUpload, { uploadId: upload.id }).catch((error) =>
        refuse(context, error),
      );
      return {};
    },
    onResponseError(_request, error) {
      if (error instanceof Error) log.error("upload", { error });
      return undefined;
    },
  });

  const routes = new Hono<ServerEnv>();
  routes.all("*", async (c) => {
    const context = await contextFor(c.req.raw);
    if (!context.viewer) return c.json({ code: "UNAUTHENTICATED", message: "Sign in first." }, 401);
    if (c.req.method === "HEAD") {
      const upload = await findOwn(context, path.basename(c.req.path));
      // Its last answer was lost on the way: whoever asks must not send the file a second time.
      if (upload && ARRIVED.has(upload.state)) return allOf(upload);
      if (upload?.state === "receiving" && (await incoming.isWhole(upload))) {
        await act(actingIn(context), receiveUpload, { uploadId: upload.id });
        return allOf(upload);
      }
    }
    const answer = await asker.run(context, () => tus.handleWeb(c.req.raw));
    if (answer.status !== 404 && answer.status !== 410) return answer;
    // It arrived between two looks at it: to be told that it is gone, a browser would begin anew.
    const upload = await findOwn(context, path.basename(c.req.path));
    if (!upload || !ARRIVED.has(upload.state)) return answer;
    return c.req.method === "HEAD" ? allOf(upload) : c.body(null, 409, { "tus-resumable": TUS_RESUMABLE });
  });
  return routes;
}

async function findOwn({ db, viewer }: Context, id: string): Promise<UploadRow | undefined> {
  return v.is(UploadId, id) ? (await findUploads(db, [id], workspacesOf(viewer)))[0] : undefined;
}

const ARRIVED = new Set(["checking", "finished"]);

/** How tus says that every byte is there. */
function allOf({ bytes }: UploadRow): Response {
  const length = String(bytes);
  const headers = { "upload-offset": length, "upload-length": length, "tus-resumable": TUS_RESUMABLE };
  return new Response(null, { status: 200, headers: { ...headers, "cache-control": "no-store" } });
}

/** Answers as a refusal does: words in the language of whoever sends the file. */
function refuse(context: Context, error: unknown): never {
  if (error instanceof UploadRefused) return answer(error.status, error);
  if (error instanceof NotFound) return answer(404, error);
  const isGate = error instanceof GraphQLError && error.extensions.code === "UPGRADE_REQUIRED";
  if (isGate) return answer(402, error.extensions.text as Refusal);
  throw error;

  function answer(status: number, refusal: Refusal): never {
    throw { status_code: status, body: JSON.stringify(told(localeOf(context), refusal)) };
  }
}
