import type { DB } from "../../db/tables.generated.ts";
import { releaseSlug } from "../../domain/releases/releaseSlug.ts";
import { idBy } from "./chance.ts";
import { docsOf } from "./docs.ts";
import { typeOf, type World } from "./World.ts";
import { followedBy, postsOf, productsOf, tracksOf } from "./works.ts";

export type Value = string | number | boolean | Date | readonly string[] | null;

/** What a table is filled with: rows in the order of the columns. */
export interface Filled {
  table: keyof DB;
  columns: readonly string[];
  rows: Iterable<readonly Value[]>;
}

/** Every table of a world, each after those that it refers to. */
export function* tablesOf(world: World): Generator<Filled> {
  const filled = <Row>(
    table: keyof DB,
    from: Iterable<Row>,
    columns: { [column: string]: (row: Row, index: number) => Value },
  ): Filled => ({ table, columns: Object.keys(columns), rows: cells(from, Object.values(columns)) });

  yield filled("user", world.people, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    emailVerified: () => true,
    role: () => "artist",
    userTier: () => "artist_pro",
    onboardingCompleted: () => true,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ createdAt }) => createdAt,
  });
  yield filled("workspace", world.workspaces, {
    id: ({ id }) => id,
    ownerId: ({ ownerId }) => ownerId,
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    workspaceType: () => "label",
    subscriptionTier: () => "pro",
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ createdAt }) => createdAt,
  });
  yield filled("membership", world.workspaces, {
    id: ({ createdAt }, index) => idBy(world.chance("membership", index), createdAt.getTime()),
    workspaceId: ({ id }) => id,
    userId: ({ ownerId }) => ownerId,
    role: () => "artist",
    isAccountOwner: () => true,
    createdAt: ({ createdAt }) => createdAt,
  });
  yield filled("artist", world.artists, {
    id: ({ id }) => id,
    workspaceId: (_artist, index) => world.workspaceOf(index).id,
    name: ({ name }) => name,
    verified: ({ verified }) => verified,
    createdAt: ({ createdAt }) => createdAt,
  });
  yield filled("release", world.releases, {
    id: ({ id }) => id,
    workspaceId: ({ artist }) => world.workspaceOf(artist).id,
    title: ({ title }) => title,
    slug: ({ title }, index) => `${releaseSlug(title)}-${index + 1}`,
    type: typeOf,
    upc: ({ upc }) => upc,
    date: ({ date }) => date,
    releaseDay: ({ date }) => date.toISOString().slice(0, 10),
    genre: ({ genre }) => genre,
    visibility: ({ visibility }) => visibility,
    state: ({ visibility }) => (visibility === "public" ? "live" : "draft"),
    wentLiveAt: ({ visibility, date }) => (visibility === "public" ? date : null),
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ createdAt }) => createdAt,
  });
  yield filled("releaseArtist", world.releases, {
    releaseId: ({ id }) => id,
    artistId: ({ artist }) => world.artists[artist]!.id,
    position: () => 0,
  });
  yield filled("track", tracksOf(world), {
    id: ({ id }) => id,
    workspaceId: ({ artists }) => world.workspaceOf(artists[0]!).id,
    releaseId: ({ release }) => (release === null ? null : world.releases[release]!.id),
    title: ({ title }) => title,
    isrc: ({ isrc }) => isrc,
    durationMs: ({ durationMs }) => durationMs,
    bpm: ({ bpm }) => bpm,
    key: ({ key }) => key,
    genre: ({ genre }) => genre,
    mood: ({ mood }) => mood,
    visibility: ({ visibility }) => visibility,
    state: () => "ready",
    popularity: ({ popularity }) => popularity,
    masterKey: ({ id }) => `masters/${id}.flac`,
    masterFormat: () => "flac",
    masterBytes: ({ durationMs }) => durationMs * 100,
    // No sound was ever recorded: unlike any real file's.
    masterSha256: ({ id }) => id,
    lossless: () => true,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ createdAt }) => createdAt,
  });
  // There is nothing to be listened to: no server shall try it a million times.
  yield filled("measurement", tracksOf(world), {
    trackId: ({ id }) => id,
    measuredAt: ({ createdAt }) => createdAt,
  });
  yield filled("trackArtist", credits(world), {
    trackId: ({ trackId }) => trackId,
    artistId: ({ artistId }) => artistId,
    position: ({ position }) => position,
  });
  yield filled("releaseTrack", placed(world), {
    releaseId: ({ releaseId }) => releaseId,
    trackId: ({ trackId }) => trackId,
    position: ({ position }) => position,
  });
  yield filled("product", productsOf(world), {
    id: ({ id }) => id,
    workspaceId: ({ artist }) => world.workspaceOf(artist).id,
    sku: ({ sku }) => sku,
    name: ({ name }) => name,
    type: ({ type }) => type,
    genre: ({ genre }) => genre,
    priceMinor: ({ priceMinor }) => priceMinor,
    currency: () => "USD",
    inventory: ({ inventory }) => inventory,
    visibility: ({ visibility }) => visibility,
    createdAt: ({ createdAt }) => createdAt,
  });
  yield filled("post", postsOf(world), {
    id: ({ id }) => id,
    workspaceId: ({ artist }) => world.workspaceOf(artist).id,
    authorId: ({ artist }) => world.workspaceOf(artist).ownerId,
    title: ({ title }) => title,
    body: ({ body }) => body,
    visibility: ({ visibility }) => visibility,
    createdAt: ({ createdAt }) => createdAt,
  });
  yield filled("follow", follows(world), {
    userId: ({ userId }) => userId,
    artistId: ({ artistId }) => artistId,
  });
  yield filled("postLike", likes(world), {
    postId: ({ postId }) => postId,
    userId: ({ userId }) => userId,
  });
  yield filled("searchDoc", docsOf(world), {
    entityId: ({ entityId }) => entityId,
    kind: ({ kind }) => kind,
    workspaceId: ({ workspaceId }) => workspaceId,
    visibility: ({ visibility }) => visibility,
    popularity: ({ popularity }) => popularity,
    genre: ({ genre }) => genre ?? null,
    mood: ({ mood }) => mood ?? null,
    bpm: ({ bpm }) => bpm ?? null,
    key: ({ key }) => key ?? null,
    year: ({ year }) => year ?? null,
    type: ({ type }) => type,
    priceMinor: ({ priceMinor }) => priceMinor ?? null,
    title: ({ title }) => title,
    names: ({ names }) => names,
    body: ({ body }) => body,
    artistIds: ({ artistIds }) => artistIds ?? [],
  });
}

function* cells<Row>(
  rows: Iterable<Row>,
  columns: readonly ((row: Row, index: number) => Value)[],
): Generator<Value[]> {
  let index = 0;
  for (const row of rows) {
    yield columns.map((cell) => cell(row, index));
    index++;
  }
}

function* credits(world: World) {
  for (const { id, artists } of tracksOf(world))
    for (const [position, artist] of artists.entries())
      yield { trackId: id, artistId: world.artists[artist]!.id, position };
}

function* placed(world: World) {
  for (const { id, release, position } of tracksOf(world))
    if (release !== null) yield { releaseId: world.releases[release]!.id, trackId: id, position };
}

function* follows(world: World) {
  for (const [person, { id }] of world.people.entries())
    for (const artist of followedBy(world, person)) yield { userId: id, artistId: world.artists[artist]!.id };
}

function* likes(world: World) {
  for (const { id, likedBy } of postsOf(world))
    for (const person of likedBy) yield { postId: id, userId: world.people[person]!.id };
}
