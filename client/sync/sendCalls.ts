import type { SyncDoc, SyncEntry, SyncTable } from "../../domain/sync/entry.ts";
import type { SyncReply } from "../../domain/sync/hearReply.ts";
import { SYNC_PROTOCOL } from "../../domain/sync/wire/protocol.ts";
import { spokenHeaders } from "../app/network.ts";

/** Sends changes of different things side by side. Answers one reply for each, in their order, and never throws. */
export type SendCalls = (entries: readonly SyncEntry[]) => Promise<readonly SyncReply[]>;

/** One call as the batch carries it. */
export interface Call {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** After this a line counts as dead. */
const PATIENCE_MS = 60_000;
const METHODS = { create: "POST", update: "PUT", delete: "DELETE" } as const;
const OWN_ROUTES: readonly SyncTable[] = ["catalog", "playlists", "preferences"];

/** Whose device asks: a server that meets another session refuses it. */
export function syncHeaders(userId: string): Record<string, string> {
  return {
    ...spokenHeaders(),
    accept: "application/json",
    "x-levare-sync": String(SYNC_PROTOCOL),
    "x-levare-user": userId,
  };
}

/** `userId` is whose changes these are. */
export function openSendCalls(userId: string): SendCalls {
  const headers = () => ({ ...syncHeaders(userId), "content-type": "application/json" });

  async function post(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body: unknown = await response.json();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  async function sendOne(entry: SyncEntry): Promise<SyncReply> {
    const call = callOf(entry);
    const body = call.body === null ? {} : { body: JSON.stringify(call.body) };
    return replyOf(
      await post(call.path, { method: call.method, headers: { ...headers(), ...call.headers }, ...body }),
    );
  }

  async function sendTogether(entries: readonly SyncEntry[]): Promise<readonly SyncReply[]> {
    const calls = entries.map(callOf);
    const whole = await post("/api/sync", {
      method: "POST",
      headers: headers(),
      body: JSON.stringify({ calls }),
    });
    const { answers } = whole.body as { answers?: readonly Answer[] };
    if (whole.status === 200 && answers) return entries.map((_, at) => replyOf(answers[at]));
    // Refused as a whole: nothing was said of any of them.
    const reply = replyOf(whole);
    const isSaid = [401, 426, 429, 503].includes(whole.status);
    return entries.map(() => (isSaid ? reply : { ...reply, status: 503 }));
  }

  return async (entries) => {
    try {
      return entries.length === 1 ? [await sendOne(entries[0]!)] : await sendTogether(entries);
    } catch {
      return entries.map(() => NO_REPLY);
    }
  };
}

/** Nobody was reached, or what came back cannot be read. */
export const NO_REPLY: SyncReply = {
  status: 0,
  retryAfterMs: null,
  doc: null,
  version: null,
  isReplay: false,
  isKept: false,
  refusal: null,
};

/** A change as a call: the stored thing as JSON, and beside it what the person touched. */
export function callOf({ id, action, table, entityId, data, changed, base, baseVersion }: SyncEntry): Call {
  const place = OWN_ROUTES.includes(table) ? `/api/${table}` : `/api/data/${table}`;
  return {
    method: METHODS[action],
    path: action === "create" ? place : `${place}/${encodeURIComponent(entityId)}`,
    headers: {
      "idempotency-key": id,
      ...(baseVersion !== null && { "if-match": `"${String(baseVersion)}"` }),
    },
    body: action === "delete" ? null : { ...data, sync: { changed, base } },
  };
}

export function replyOf(answer: Answer | undefined): SyncReply {
  if (!answer) return NO_REPLY;
  const body = (answer.body ?? {}) as Record<string, unknown>;
  const seconds = Number(answer.headers["retry-after"]);
  return {
    status: answer.status,
    retryAfterMs: answer.headers["retry-after"] && Number.isFinite(seconds) ? seconds * 1000 : null,
    doc: (body.doc as SyncDoc | undefined) ?? null,
    version: typeof body.version === "number" ? body.version : null,
    isReplay: answer.headers["idempotent-replay"] === "true",
    isKept: body.kept === true,
    refusal:
      typeof body.code === "string"
        ? {
            code: body.code,
            params: (body.params as Record<string, string | number> | undefined) ?? {},
            ...(typeof body.error === "string" && { message: body.error }),
          }
        : null,
  };
}
