import { DAY_MS } from "../../domain/duration.ts";
import { choosableTerms } from "../../domain/lexicon/currentVocabulary.ts";
import { type Chance, chanceOf, idBy, zipf } from "./chance.ts";
import { type Sizes, sizesFor } from "./sizes.ts";
import { title, word } from "./vocabulary.ts";

export interface Person {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

export interface Workspace {
  id: string;
  ownerId: string;
  name: string;
  slug: string;
  createdAt: Date;
}

export interface Artist {
  id: string;
  workspace: number;
  name: string;
  verified: boolean;
  createdAt: Date;
}

export interface Release {
  id: string;
  artist: number;
  title: string;
  upc: string;
  genre: string;
  mood: string;
  date: Date;
  visibility: "public" | "private";
  /** Its tracks: from this one to before the other. */
  from: number;
  to: number;
  createdAt: Date;
}

/** What is drawn from which chance; a new kind goes to the end, else all worlds change. */
const KIND = {
  workspace: 1,
  artist: 2,
  release: 3,
  track: 4,
  product: 5,
  post: 6,
  membership: 7,
  follow: 8,
} as const;

/** Fixed, so that the same seed makes the same rows in any year. */
const END = Date.UTC(2026, 9, 1);
const SPAN_MS = 8 * 365 * DAY_MS;

/** The people of a world have addresses where no mail can ever arrive (RFC 2606); they mark what belongs to it. */
export const ADDRESS_END = "@scale.invalid";

/**
 * A platform that has been used for years, made up from a seed: workspaces, artists and releases are kept, everything more
 * numerous is made when it is asked for. Words, artists and genres are as unequal as they are in life.
 */
export class World {
  readonly sizes: Sizes;
  readonly people: readonly Person[];
  readonly workspaces: readonly Workspace[];
  readonly artists: readonly Artist[];
  readonly releases: readonly Release[];
  readonly genres = choosableTerms("GENRE").map(({ slug }) => slug);
  readonly moods = choosableTerms("MOOD").map(({ slug }) => slug);
  readonly #seed: number;
  readonly #drawArtist: (chance: Chance) => number;
  readonly #drawGenre = zipf(this.genres.length, 1, 1);
  readonly #drawMood = zipf(this.moods.length, 1, 0.8);

  constructor(tracks: number, seed: number) {
    this.#seed = seed;
    this.sizes = sizesFor(tracks);
    const { workspaces, artists, releases } = this.sizes;
    this.#drawArtist = zipf(artists, 20, 0.7);
    const owners = Array.from({ length: workspaces }, (_, index) => this.#ownerAndWorkspace(index));
    this.people = owners.map(({ person }) => person);
    this.workspaces = owners.map(({ workspace }) => workspace);
    this.artists = this.#makeArtists(artists);
    this.releases = this.#makeReleases(releases);
  }

  chance(kind: keyof typeof KIND, index: number): Chance {
    return chanceOf(this.#seed, KIND[kind], index);
  }

  /** When the thing at this place came, of so many that came evenly. */
  momentOf(index: number, count: number): number {
    return END - SPAN_MS + Math.floor((SPAN_MS * index) / count);
  }

  /** One of the artists: a few are drawn often, most hardly ever. They are spread over all workspaces. */
  drawArtist(chance: Chance): number {
    // 7919 is prime and no factor of a round number: rank and place have nothing to do with each other.
    return (this.#drawArtist(chance) * 7919) % this.sizes.artists;
  }

  drawGenre(chance: Chance): string {
    return this.genres[this.#drawGenre(chance)]!;
  }

  drawMood(chance: Chance): string {
    return this.moods[this.#drawMood(chance)]!;
  }

  workspaceOf(artist: number): Workspace {
    return this.workspaces[this.artists[artist]!.workspace]!;
  }

  #ownerAndWorkspace(index: number): { person: Person; workspace: Workspace } {
    const chance = this.chance("workspace", index);
    const at = this.momentOf(index, this.sizes.workspaces);
    const name = title(chance, 2);
    const ownerId = idBy(chance, at, 4);
    const createdAt = new Date(at);
    return {
      person: { id: ownerId, email: `owner-${index + 1}${ADDRESS_END}`, name, createdAt },
      workspace: {
        id: idBy(chance, at),
        ownerId,
        name: `${name} Studio`,
        slug: `scale-${index + 1}`,
        createdAt,
      },
    };
  }

  #makeArtists(count: number): Artist[] {
    const taken = new Set<string>();
    return Array.from({ length: count }, (_, index) => {
      const chance = this.chance("artist", index);
      const at = this.momentOf(index, count);
      const workspace = index % this.sizes.workspaces;
      const key = (name: string) => `${workspace} ${name.toLowerCase()}`;
      let name = title(chance, 1 + chance.among([0.25, 0.55, 0.2]));
      // A workspace has each name once.
      while (taken.has(key(name))) name += ` ${title(chance, 1)}`;
      taken.add(key(name));
      return {
        id: idBy(chance, at),
        workspace,
        name,
        verified: chance.next() < 0.08,
        createdAt: new Date(at),
      };
    });
  }

  #makeReleases(count: number): Release[] {
    let next = 0;
    return Array.from({ length: count }, (_, index) => {
      const chance = this.chance("release", index);
      const at = this.momentOf(index, count);
      const from = next;
      // Singles, EPs and albums; ten tracks on the average.
      const length = [1, 4 + chance.below(3), 10 + chance.below(15)][chance.among([0.25, 0.25, 0.5])]!;
      next = Math.min(from + length, this.sizes.tracks);
      const artist = this.drawArtist(chance);
      const year = 2026 - Math.min(66, Math.floor(-Math.log(1 - chance.next()) * 8));
      return {
        id: idBy(chance, at),
        artist,
        title: title(chance, 1 + chance.among([0.2, 0.35, 0.28, 0.12, 0.05])),
        upc: upcOf(index),
        genre: this.drawGenre(chance),
        mood: this.drawMood(chance),
        date: new Date(Date.UTC(year, chance.below(12), 1 + chance.below(28))),
        visibility: chance.next() < 0.9 ? "public" : "private",
        from,
        to: next,
        createdAt: new Date(at),
      };
    });
  }
}

/** What a release of so many tracks is called. */
export function typeOf({ from, to }: Release): "single" | "ep" | "album" {
  return to - from < 2 ? "single" : to - from < 7 ? "ep" : "album";
}

/** From the numbers that GS1 leaves to each house for its own use, so that it is nobody's. */
function upcOf(index: number): string {
  const digits = `20${String(index).padStart(10, "0")}`;
  const sum = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A text of so many words. */
export function prose(chance: Chance, words: number): string {
  return Array.from({ length: words }, () => word(chance)).join(" ");
}
