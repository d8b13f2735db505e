import { docOf, genreNames, MAX_POPULARITY, moodNames, type SearchDoc } from "../../db/search/doc.ts";
import { typeOf, type World } from "./World.ts";
import { followedBy, postsOf, productsOf, type Track, tracksOf } from "./works.ts";

/** The rows of the search for a whole world: what db/search would write for its things, without asking for them again. */
export function* docsOf(world: World): Generator<SearchDoc> {
  const heardOfArtist = new Array<number | null>(world.sizes.artists).fill(null);
  const heardOnRelease = new Array<number>(world.sizes.releases).fill(0);
  for (const track of tracksOf(world)) {
    if (track.visibility === "public") {
      for (const artist of track.artists)
        heardOfArtist[artist] = (heardOfArtist[artist] ?? 0) + track.popularity;
      if (track.release !== null) heardOnRelease[track.release]! += track.popularity;
    }
    yield trackDoc(world, track);
  }
  yield* releaseDocs(world, heardOnRelease);
  yield* artistDocs(world, heardOfArtist);
  yield* productDocs(world);
  yield* postDocs(world);
}

function trackDoc(world: World, track: Track): SearchDoc {
  const { genre, mood, bpm, key, visibility } = track;
  const itsRelease = track.release === null ? null : world.releases[track.release]!;
  // A public track says nothing about a release that is not.
  const release = itsRelease?.visibility === "public" || visibility !== "public" ? itsRelease : null;
  const artists = track.artists.map((artist) => world.artists[artist]!);
  return docOf({
    entityId: track.id,
    kind: "track",
    workspaceId: world.workspaceOf(track.artists[0]!).id,
    isPublic: visibility === "public",
    popularity: track.popularity,
    genre,
    mood,
    bpm,
    key,
    year: (release?.date ?? track.createdAt).getUTCFullYear(),
    type: "track",
    title: track.title,
    names: artists.map(({ name }) => name),
    more: [...genreNames(genre), ...moodNames(mood), track.isrc, release?.title ?? ""],
    artistIds: artists.map(({ id }) => id),
  });
}

function* releaseDocs(world: World, heard: readonly number[]): Generator<SearchDoc> {
  for (const [index, release] of world.releases.entries())
    yield docOf({
      entityId: release.id,
      kind: "release",
      workspaceId: world.workspaceOf(release.artist).id,
      isPublic: release.visibility === "public",
      popularity: Math.min(heard[index]!, MAX_POPULARITY),
      genre: release.genre,
      year: release.date.getUTCFullYear(),
      type: typeOf(release),
      title: release.title,
      names: [world.artists[release.artist]!.name],
      more: [...genreNames(release.genre), release.upc],
    });
}

function* artistDocs(world: World, heard: readonly (number | null)[]): Generator<SearchDoc> {
  const followers = new Array<number>(world.sizes.artists).fill(0);
  for (const person of world.people.keys())
    for (const artist of followedBy(world, person)) followers[artist]!++;
  for (const [index, { id, name }] of world.artists.entries())
    yield docOf({
      entityId: id,
      kind: "artist",
      workspaceId: world.workspaceOf(index).id,
      isPublic: heard[index] !== null,
      popularity: Math.min(followers[index]! + (heard[index] ?? 0), MAX_POPULARITY),
      type: "artist",
      title: name,
    });
}

function* productDocs(world: World): Generator<SearchDoc> {
  for (const product of productsOf(world))
    yield docOf({
      entityId: product.id,
      kind: "product",
      workspaceId: world.workspaceOf(product.artist).id,
      isPublic: product.visibility === "public",
      popularity: 0,
      genre: product.genre,
      type: product.type.toLowerCase(),
      priceMinor: product.priceMinor,
      title: product.name,
      more: [...genreNames(product.genre), product.sku],
    });
}

function* postDocs(world: World): Generator<SearchDoc> {
  for (const post of postsOf(world)) {
    const { workspace } = world.artists[post.artist]!;
    yield docOf({
      entityId: post.id,
      kind: "post",
      workspaceId: world.workspaces[workspace]!.id,
      isPublic: post.visibility === "public",
      popularity: post.likedBy.length,
      year: post.createdAt.getUTCFullYear(),
      type: "post",
      title: post.title,
      names: [world.people[workspace]!.name],
      more: [post.body],
    });
  }
}
