import type { BrowserContext } from "@playwright/test";

interface Told {
  table: string;
  id: string;
  kind: string | null;
  doc: Record<string, unknown> | null;
}

/** What the server has of somebody, asked past every fault of their line. */
export interface ServerBook {
  /** By title: the songs of each, in their order. A title that two lists have stands twice. */
  lists: readonly { id: string; title: string; songs: readonly string[] }[];
  liked: ReadonlySet<string>;
  tempos: ReadonlyMap<string, number | null>;
  ids: ReadonlyMap<string, string>;
}

const SPOKEN = { "x-levare": "1", "x-levare-sync": "1", accept: "application/json" };

/** Asks the server at `address` as the person who is signed in there. */
export function openBook(context: () => BrowserContext, address: string) {
  async function headers() {
    const cookies = await context().cookies();
    return { ...SPOKEN, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  }

  async function read(): Promise<ServerBook> {
    const all: Told[] = [];
    for (let since = "", more = true; more; ) {
      const answer = await fetch(`${address}/api/changes?limit=200${since && `&since=${since}`}`, {
        headers: await headers(),
      });
      if (!answer.ok) throw new Error(`The server told nothing: ${answer.status}`);
      const page = (await answer.json()) as { changes: Told[]; next: string; more: boolean };
      all.push(...page.changes);
      since = encodeURIComponent(page.next);
      more = page.more;
    }
    const of = (table: string) => all.filter((each) => each.table === table && each.doc);
    const tracks = of("catalog").filter(({ kind }) => kind === "track");
    const titles = new Map(tracks.map(({ id, doc }) => [id, String(doc!.title)]));
    const titleOf = (id: string) => titles.get(id) ?? id;
    return {
      lists: of("playlists").map(({ id, doc }) => ({
        ...{ id, title: String(doc!.title) },
        songs: (doc!.items as { trackId: string }[]).map(({ trackId }) => titleOf(trackId)),
      })),
      liked: new Set(of("likes").flatMap(({ id, doc }) => (doc!.liked === false ? [] : [titleOf(id)]))),
      tempos: new Map(tracks.map(({ doc }) => [String(doc!.title), doc!.bpm as number | null])),
      ids: new Map(tracks.map(({ id, doc }) => [String(doc!.title), id])),
    };
  }

  /** A write of our own, to leave things as they were. */
  async function write(method: string, path: string, body?: object): Promise<void> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(await headers()),
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  }

  return { read, write };
}
