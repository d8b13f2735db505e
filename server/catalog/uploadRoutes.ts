import { AsyncLocalStorage } from "node:async_hooks";
import { FileStore } from "@tus/file-store";
import { Server as TusServer } from "@tus/server";
import { GraphQLError } from "graphql";
import { Hono } from "hono";
import * as v from "valibot";
import { findUploads } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { MAX_RECEIVED_BYTES } from "../../domain/catalog/upload.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import { type AnnouncedUpload, acceptUpload, UploadRefused } from "./acceptUpload.ts";
import { incomingFolder } from "./incomingFiles.ts";
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
 * other one becomes a track or replaces the audio of one. Every byte that was acknowledged is on disk: after a crash on
 * either side the browser asks how much there is and goes on from there.
 */
export function uploadRoutes(
  dataDir: string,
  contextFor: (request: Request) => Promise<Context>,
  others: Readonly<Record<string, AcceptOther>> = {},
): Hono<ServerEnv> {
  const asker = new AsyncLocalStorage<Context>();
  const tus = new TusServer({
    path: "/uploads",
    datastore: new FileStore({ directory: incomingFolder(dataDir) }),
    maxSize: MAX_RECEIVED_BYTES,
    relativeLocation: true,
    // Our own client is on our own origin; no other page gets a header that would let it read an answer.
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    async onIncomingRequest(request, id) {
      if (request.method === "POST") return;
      const context = asker.getStore()!;
      // Only what is surely not there is said to be gone: whoever hears it begins anew.
      const [upload] = v.is(UploadId, id)
        ? await findUploads(context.db, [id], workspacesOf(context.viewer))
        : [];
      if (!upload) throw { status_code: 404, body: "Not found" };
    },
    async onUploadCreate(_request, upload) {
      const told = upload.metadata ?? {};
      const { filename, workspaceId, replaces, reason, purpose } = told;
      const announced = { id: upload.id, fileName: filename ?? "", bytes: upload.size ?? 0, workspaceId };
      const context = asker.getStore()!;
      const other = purpose ? others[purpose] : undefined;
      await (other
        ? other(context, announced, told)
        : acceptUpload(context, { ...announced, replaces, reason })
      ).catch(refuse);
      return {};
    },
    async onUploadFinish(_request, upload) {
      await act(actingIn(asker.getStore()!), receiveUpload, { uploadId: upload.id }).catch(refuse);
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
    return asker.run(context, () => tus.handleWeb(c.req.raw));
  });
  return routes;
}

function refuse(error: unknown): never {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const { status, code, message } = refusal;
  throw { status_code: status, body: JSON.stringify({ code, message }) };
}

function refusalOf(error: unknown): UploadRefused | null {
  if (error instanceof UploadRefused) return error;
  if (error instanceof NotFound) return new UploadRefused(404, "NOT_FOUND", error.message);
  const isGate = error instanceof GraphQLError && error.extensions.code === "UPGRADE_REQUIRED";
  return isGate ? new UploadRefused(402, "UPGRADE_REQUIRED", error.message) : null;
}
