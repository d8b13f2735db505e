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

/** Of which version the server is; whatever stands before it, such as the page of a hotel's network, says nothing of it. */
const SPOKEN = "x-levare-sync";
/** What the server says to an app that is too old for it. */
const APP_TOO_OLD = 426;

/** Whose device asks: a server that meets another session refuses it. */
export function syncHeaders(userId: string): Record<string, string> {
  return {
    ...spokenHeaders(),
    accept: "application/json",
    [SPOKEN]: String(SYNC_PROTOCOL),
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
    if (whole.status < 400) {
      const { answers } = (whole.body ?? {}) as { answers?: unknown };
      const ours = { [SPOKEN]: whole.headers[SPOKEN] };
      return entries.map((_, at) => replyOf(answerAt(answers, at, ours)));
    }
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

/** One answer of a batch; what is missing, or is none, is one that nobody understands. */
function answerAt(answers: unknown, at: number, ours: Answer["headers"]): Answer {
  const answer = (Array.isArray(answers) ? answers[at] : null) as Partial<Answer> | null | undefined;
  return { status: answer?.status ?? 0, headers: { ...answer?.headers, ...ours }, body: answer?.body };
}

/**
 * Whether this app knows what an answer means. A change that was taken is told with how it stands; refusals are known by their
 * class, whatever they say.
 */
function isUnderstood({ status, body }: Answer): boolean {
  if (status !== 200 && status !== 201) return status >= 400 && status < 600;
  const told = (body ?? {}) as { doc?: unknown; version?: unknown };
  return typeof told.doc === "object" && (told.version === null || typeof told.version === "number");
}

/** What an answer says. From the server one that is not understood means that this app is too old; from anybody else it is none. */
export function replyOf(answer: Answer): SyncReply {
  if (!isUnderstood(answer)) return answer.headers[SPOKEN] ? { ...NO_REPLY, status: APP_TOO_OLD } : NO_REPLY;
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
