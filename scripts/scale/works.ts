import { MUSICAL_KEYS } from "../../domain/catalog/musicalKey.ts";
import { type Chance, idBy, zipf } from "./chance.ts";
import { title } from "./vocabulary.ts";
import { prose, type World } from "./World.ts";

export interface Track {
  id: string;
  /** Its place among the world's artists; then those who were invited. */
  artists: number[];
  release: number | null;
  /** Its place on the release, from 1. */
  position: number;
  title: string;
  isrc: string;
  durationMs: number;
  key: string;
  bpm: number;
  genre: string;
  mood: string;
  visibility: "public" | "unlisted" | "private";
  popularity: number;
  createdAt: Date;
}

export interface Product {
  id: string;
  artist: number;
  sku: string;
  name: string;
  type: "DIGITAL" | "PHYSICAL";
  genre: string;
  priceMinor: number;
  inventory: number | null;
  visibility: "public" | "private";
  createdAt: Date;
}

export interface Post {
  id: string;
  artist: number;
  title: string;
  body: string;
  visibility: "public" | "private";
  /** Whose likes it has, as places among the world's people. */
  likedBy: number[];
  createdAt: Date;
}

const drawKey = zipf(MUSICAL_KEYS.length, 3, 0.8);
/** Most are heard by hardly anybody, few by very many. */
const popularityOf = (chance: Chance) => Math.floor(chance.next() ** 6 * 1e6);

export function* tracksOf(world: World): Generator<Track> {
  const { releases, sizes } = world;
  let place = 0;
  for (let index = 0; index < sizes.tracks; index++) {
    while (releases[place] && releases[place]!.to <= index) place++;
    yield trackAt(world, index, releases[place] ? place : null);
  }
}

function trackAt(world: World, index: number, place: number | null): Track {
  const chance = world.chance("track", index);
  const at = world.momentOf(index, world.sizes.tracks);
  const release = place === null ? null : world.releases[place]!;
  const id = idBy(chance, at);
  const artist = release?.artist ?? world.drawArtist(chance);
  const guest = artist + world.sizes.workspaces;
  // Guests come from the same workspace, which is where artists are known.
  const artists = chance.next() < 0.12 && guest < world.sizes.artists ? [artist, guest] : [artist];
  const isPublic = chance.next() < (release?.visibility === "private" ? 0.3 : 0.91);
  return {
    id,
    artists,
    release: place,
    position: release ? index - release.from + 1 : 0,
    title: title(chance, 1 + chance.among([0.18, 0.32, 0.27, 0.14, 0.06, 0.03])),
    isrc: `ZZ${Math.floor(index / 100_000)
      .toString(36)
      .toUpperCase()
      .padStart(3, "0")}26${String(index % 100_000).padStart(5, "0")}`,
    durationMs: (90 + chance.below(300)) * 1000,
    key: MUSICAL_KEYS[drawKey(chance)]!,
    bpm: Math.round(60 + ((chance.next() + chance.next() + chance.next() + chance.next()) / 4) * 130),
    genre: release && chance.next() < 0.85 ? release.genre : world.drawGenre(chance),
    mood: release && chance.next() < 0.6 ? release.mood : world.drawMood(chance),
    visibility: isPublic ? "public" : chance.next() < 0.3 ? "unlisted" : "private",
    popularity: popularityOf(chance),
    createdAt: new Date(at),
  };
}

export function* productsOf(world: World): Generator<Product> {
  const count = world.sizes.products;
  for (let index = 0; index < count; index++) {
    const chance = world.chance("product", index);
    const at = world.momentOf(index, count);
    const isDigital = chance.next() < 0.6;
    yield {
      id: idBy(chance, at),
      artist: world.drawArtist(chance),
      sku: `SC-${index + 1}`,
      name: title(chance, 1 + chance.among([0.15, 0.35, 0.3, 0.2])),
      type: isDigital ? "DIGITAL" : "PHYSICAL",
      genre: world.drawGenre(chance),
      priceMinor: Math.round(100 * (1 + chance.next() ** 3 * 120)),
      inventory: isDigital ? null : chance.below(500),
      visibility: chance.next() < 0.85 ? "public" : "private",
      createdAt: new Date(at),
    };
  }
}

export function* postsOf(world: World): Generator<Post> {
  const { posts, workspaces } = world.sizes;
  for (let index = 0; index < posts; index++) {
    const chance = world.chance("post", index);
    const at = world.momentOf(index, posts);
    const likes = Math.floor(chance.next() ** 6 * Math.min(20, workspaces));
    const first = chance.below(workspaces);
    yield {
      id: idBy(chance, at),
      artist: world.drawArtist(chance),
      title: title(chance, 3 + chance.below(5)),
      body: prose(chance, 15 + chance.below(45)),
      visibility: chance.next() < 0.85 ? "public" : "private",
      likedBy: Array.from({ length: likes }, (_, n) => (first + n) % workspaces),
      createdAt: new Date(at),
    };
  }
}

/** The artists that a person follows: popular ones most of all. */
export function followedBy(world: World, person: number): Set<number> {
  const chance = world.chance("follow", person);
  return new Set(Array.from({ length: 1 + chance.below(9) }, () => world.drawArtist(chance)));
}
