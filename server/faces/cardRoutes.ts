import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { byline, wholeTitle } from "../../domain/faces/titles.ts";
import { coverArt } from "../../domain/identity/coverArt.ts";
import { coverVariant } from "../catalog/coverUrl.ts";
import type { ServerEnv } from "../http.ts";
import type { Services } from "../services.ts";
import { findShownOf, isStandalone, type Shown } from "./findShown.ts";
import { type CardWords, shareCard } from "./shareCard.ts";

const COVER_WIDTH = 1400;
const MOST_KEPT = 100;
const FOR_EVER = "public, max-age=31536000, immutable";
const A_WHILE = "public, max-age=300";

const KINDS: Readonly<Record<string, string>> = {
  single: "Single",
  ep: "EP",
  album: "Album",
  compilation: "Compilation",
  live: "Live album",
  djmix: "DJ mix",
  remix: "Remixes",
};

/** Where the picture of a release or a track for previews stands. The address changes with what is on it. */
export function cardUrl(shown: Shown): string {
  return `/cards/${idOf(shown)}.jpg?v=${editionOf(shown)}`;
}

/** Pictures for previews of links, drawn when they are asked for. What is hidden answers as what is missing. */
export function cardRoutes(db: Kysely<DB>, { storage }: Pick<Services, "storage">): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const kept = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: a link that goes round asks for many at once, and they may not take the machine. */
  function draw(shown: Shown): Promise<Buffer> {
    const key = `${idOf(shown)} ${editionOf(shown)}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = turn.then(async () => shareCard(await coverOf(shown, storage), wordsOf(shown)));
    turn = drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest) kept.delete(oldest);
    kept.set(key, drawn);
    return drawn;
  }

  routes.get("/:file{[0-9a-f-]{36}\\.jpg}", async (c) => {
    const shown = await findShownOf(db, c.req.param("file").slice(0, 36));
    if (!shown) return c.notFound();
    const card = await draw(shown);
    const isThis = c.req.query("v") === editionOf(shown);
    return c.body(new Uint8Array(card), 200, {
      "content-type": "image/jpeg",
      "cache-control": isThis ? FOR_EVER : A_WHILE,
    });
  });
  return routes;
}

const idOf = ({ face, track }: Shown) => track?.id ?? face.id;

function editionOf(shown: Shown): string {
  const { face } = shown;
  const content = JSON.stringify([wordsOf(shown), face.coverKey, face.genre]);
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

function wordsOf(shown: Shown): CardWords {
  const { face, track } = shown;
  const names = byline(track?.artistNames.length ? track.artistNames : face.artistNames);
  if (isStandalone(shown)) return { kind: "Track", title: wholeTitle(face), names };
  if (track) return { kind: `From ${wholeTitle(face)}`, title: wholeTitle(track), names };
  const kind = KINDS[face.type] ?? "Release";
  const count = face.tracks.length;
  return { kind: count > 1 ? `${kind} · ${count} tracks` : kind, title: wholeTitle(face), names };
}

async function coverOf({ face }: Shown, storage: Services["storage"]): Promise<Buffer> {
  if (face.coverKey) {
    const key = `covers/${coverVariant(face.coverKey, COVER_WIDTH)}`;
    if (await storage.exists(key)) return Buffer.from(await storage.bytes(key));
  }
  return Buffer.from(coverArt(face.id, face.genre ?? ""));
}
