import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import * as v from "valibot";
import { BEGINNING, type Change, readChanges } from "../../db/sync/changes.ts";
import type { Reader, SyncNoun } from "../../db/sync/docs.ts";
import { SYNC_KEPT_MS, SYNC_PAGE } from "../../domain/sync/wire/protocol.ts";
import { actingIn } from "../acting/actingIn.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { readerOf } from "./calls.ts";
import { toldValue } from "./notices.ts";
import { SYNCED_PREFERENCES } from "./readCall.ts";

/** Where a device has read to, in which feed, and in whose studios. It holds no right: those are the asker's of the moment. */
const Cursor = v.object({
  feed: v.string(),
  whose: v.string(),
  at: v.number(),
  xid: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
type Cursor = v.InferOutput<typeof Cursor>;

/** GET /api/changes?since={cursor}&limit=200: what changed for this person, oldest first; all they have where there is no cursor. */
export async function answerChanges(context: Context, c: HonoContext<ServerEnv>): Promise<Response> {
  const since = c.req.query("since");
  const cursor = since ? cursorOf(since) : null;
  if (since && !cursor) return c.json({ error: "Malformed cursor", code: "BAD_REQUEST", params: {} }, 400);
  const limit = Math.min(
    Math.max(Number.parseInt(c.req.query("limit") ?? "", 10) || SYNC_PAGE, 1),
    SYNC_PAGE,
  );
  const reader = readerOf(actingIn(context).actor);
  const whose = whoseOf(reader);
  const now = context.now().getTime();
  const over = () => c.json({ error: "Read everything anew.", code: "CURSOR_TOO_OLD", params: {} }, 410);
  // Who came to a studio has to read all of it, and who left one has to let go of it.
  if (cursor && (cursor.whose !== whose || cursor.at < now - SYNC_KEPT_MS)) return over();
  const news = await readChanges(context.db, reader, SYNCED_PREFERENCES, cursor ?? BEGINNING, limit + 1);
  if (cursor && (cursor.feed !== news.identity || cursor.xid < news.horizon - 1)) return over();
  const more = news.changes.length > limit;
  const changes = more ? news.changes.slice(0, limit) : news.changes;
  // At the end all transactions below the watermark were read, whether they changed anything here or not.
  const last = more ? changes.at(-1)! : { xid: news.watermark - 1, seq: Number.MAX_SAFE_INTEGER };
  const next: Cursor = { feed: news.identity, whose, at: now, xid: last.xid, seq: last.seq };
  return c.json({ changes: changes.map(wireOf), next: textOf(next), more });
}

const WORDS: Record<SyncNoun, { table: string; kind: string | null }> = {
  track: { table: "catalog", kind: "track" },
  release: { table: "catalog", kind: "release" },
  playlist: { table: "playlists", kind: null },
  preference: { table: "preferences", kind: null },
  like: { table: "likes", kind: null },
  save: { table: "saves", kind: null },
  follow: { table: "follows", kind: null },
};

function wireOf({ noun, id, key, doc }: Change) {
  const told = doc && noun === "preference" ? { ...doc, value: toldValue(key, doc.value) } : doc;
  return { ...WORDS[noun], id: key || id, version: doc?.version ?? null, doc: told };
}

/** Of which studios a device keeps anything, in a few characters. */
function whoseOf({ userId, workspaceIds }: Reader): string {
  const all = [userId, ...workspaceIds.toSorted()].join(" ");
  return createHash("sha256").update(all).digest("base64url").slice(0, 16);
}

function textOf(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function cursorOf(text: string): Cursor | null {
  try {
    const read = v.safeParse(Cursor, JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
