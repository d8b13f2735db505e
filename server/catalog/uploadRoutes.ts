import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { Metadata, TUS_RESUMABLE, Server as TusServer } from "@tus/server";
import { GraphQLError } from "graphql";
import { Hono } from "hono";
import * as v from "valibot";
import { findUpload, findUploads, type UploadRow } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { MAX_RECEIVED_BYTES } from "../../domain/catalog/upload.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { isDiskFull } from "../diskFull.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import type { IncomingFiles } from "../providers/incoming.ts";
import { told } from "../refused.ts";
import { type AnnouncedUpload, acceptUpload, UploadRefused } from "./acceptUpload.ts";
import { dismissUpload } from "./dismissUpload.ts";
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
    namingFunction: (request, told) =>
      idFor(asker.getStore()!, told?.key, request.headers.get("upload-length")),
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
      // Its row was written, and its server died before there was a file.
      if (await findUpload(context.db, upload.id)) return {};
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
      // A refusal of the protocol or ours.
      if ("status_code" in error) return undefined;
      // What went wrong within is for the log: the protocol's own answer would tell it.
      const context = asker.getStore()!;
      const { requestId } = context;
      log.error("upload", { requestId, error });
      const isFull = isDiskFull(error);
      const why = refusal(isFull ? "uploads.diskFull" : "general.unexpected");
      const body = JSON.stringify({ ...told(localeOf(context), why), requestId });
      return { status_code: isFull ? 507 : 500, body };
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
    if (c.req.method === "POST") {
      const key = keyIn(c.req.header("upload-metadata"));
      const begun = await begunUnder(context, key, c.req.header("upload-length") ?? null);
      if (begun && (ARRIVED.has(begun.state) || (await isThere(incoming, begun.id)))) return placeOf(begun);
    }
    const answer = await asker.run(context, () => tus.handleWeb(c.req.raw));
    // Its bytes are gone: its place in the plan goes with them.
    if (c.req.method === "DELETE" && answer.ok) await forget(context, path.basename(c.req.path));
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

/** The upload that this browser began already for this very file, by the key under which it knows it. */
async function begunUnder(context: Context, key: unknown, bytes: string | null): Promise<UploadRow | null> {
  const upload = v.is(UploadId, key) ? await findUpload(context.db, key) : undefined;
  const isOwn = upload && workspacesOf(context.viewer).includes(upload.workspaceId);
  return isOwn && String(upload.bytes) === bytes && upload.state !== "refused" ? upload : null;
}

/**
 * The id of a new upload is the key by which its browser knows the file: when the answer to the first request is lost, the second
 * finds the place that was taken instead of taking another. A key that stands for something else already is not used again.
 */
async function idFor(
  context: Context,
  key: string | null | undefined,
  bytes: string | null,
): Promise<string> {
  if (!v.is(UploadId, key)) return newId();
  const isFree = !(await findUpload(context.db, key));
  return isFree || (await begunUnder(context, key, bytes)) ? key : newId();
}

function keyIn(metadata: string | undefined): string | null | undefined {
  try {
    return Metadata.parse(metadata).key;
  } catch {
    // What cannot be read is refused by whoever reads it next.
    return null;
  }
}

async function isThere({ store }: IncomingFiles, id: string): Promise<boolean> {
  return store.getUpload(id).then(
    () => true,
    () => false,
  );
}

function placeOf({ id }: UploadRow): Response {
  const headers = { location: `/uploads/${id}`, "tus-resumable": TUS_RESUMABLE };
  return new Response(null, { status: 201, headers: { ...headers, "cache-control": "no-store" } });
}

async function forget(context: Context, id: string): Promise<void> {
  await act(actingIn(context), dismissUpload, { id }).catch((error) => {
    if (!(error instanceof NotFound)) throw error;
  });
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

  function answer(status: number, given: Refusal): never {
    throw { status_code: status, body: JSON.stringify(told(localeOf(context), given)) };
  }
}
