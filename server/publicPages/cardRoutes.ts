import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { coverVariant } from "../../domain/catalog/coverSizes.ts";
import { coverArt } from "../../domain/identity/coverArt.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { smallerCover } from "../catalog/smallerCover.ts";
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

const idOf = ({ release, track }: Shown) => track?.id ?? release.id;

function editionOf(shown: Shown): string {
  const { release } = shown;
  const content = JSON.stringify([wordsOf(shown), release.coverKey, release.genre]);
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

function wordsOf(shown: Shown): CardWords {
  const { release, track } = shown;
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  if (isStandalone(shown)) return { kind: "Track", title: wholeTitle(release), names };
  if (track) return { kind: `From ${wholeTitle(release)}`, title: wholeTitle(track), names };
  const kind = KINDS[release.type] ?? "Release";
  const count = release.tracks.length;
  return { kind: count > 1 ? `${kind} · ${count} tracks` : kind, title: wholeTitle(release), names };
}

async function coverOf({ release }: Shown, storage: Services["storage"]): Promise<Buffer> {
  if (release.coverKey) {
    const key = coverVariant(release.coverKey, COVER_WIDTH);
    const drawn = await smallerCover(storage, key);
    if (drawn) return Buffer.from(drawn);
  }
  return Buffer.from(coverArt(release.id, release.genre ?? ""));
}
