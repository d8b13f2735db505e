import * as v from "valibot";
import { currentTerm } from "../lexicon/currentVocabulary.ts";
import { STREAM_QUALITIES } from "../player/quality.ts";
import { type Problem, problem } from "../words/refusal.ts";
import { MAX_GENRES } from "./conversion.ts";
import { LOCALES } from "./locales.ts";
import { NOTICE_CHOICES } from "./notices.ts";
import { CAPABILITIES, type Capability } from "./roles.ts";

/** The longest blend of two tracks, in seconds. */
export const MAX_CROSSFADE_SECONDS = 12;

/** Every preference a person can have: what it may be, and what it is until they choose (SPEC.md section 3, User). */
const PREFERENCES = {
  /** The language that the person chose, for letters and for every device where they chose none. Null until they do. */
  locale: { schema: v.nullable(v.picklist(LOCALES)), start: null },
  /** That of the device that signed in last: letters are written in it until they choose. */
  deviceLocale: { schema: v.nullable(v.picklist(LOCALES)), start: null },
  /** Letters with news of the product; each change of it is also a consent. */
  marketingConsent: { schema: v.boolean(), start: false },
  /** Null until chosen: each side then has its own start (domain/player/quality.ts). */
  streamingQuality: { schema: v.nullable(v.picklist(STREAM_QUALITIES)), start: null },
  /** Bytes kept for offline use on the device that told last. */
  offlineStorageUsed: { schema: v.pipe(v.number(), v.integer(), v.minValue(0)), start: 0 },
  /** The side of a person who is fan and artist (SPEC.md section 4, Mode). */
  mode: { schema: v.picklist(CAPABILITIES), start: "artist" },
  /** The workspace the person works in, where they have several; null is the one they joined first. */
  currentWorkspace: { schema: v.nullable(v.pipe(v.string(), v.uuid())), start: null },
  /** Only what differs from the start, as "topic.channel": a new topic needs no new rows. */
  notifications: { schema: v.record(v.picklist(NOTICE_CHOICES), v.boolean()), start: {} },
  /** Vocabulary slugs that a fan named at the beginning. */
  favouriteGenres: {
    schema: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((slug) => currentTerm("GENRE", slug) !== undefined),
        ),
      ),
      v.maxLength(MAX_GENRES),
    ),
    start: [],
  },
  /** Seconds in which one track fades into the next; 0 plays them one after the other. */
  crossfade: {
    schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CROSSFADE_SECONDS)),
    start: 0,
  },
  /** Whether all tracks play at the same loudness. */
  normalise: { schema: v.boolean(), start: true },
  /** Whether what is heard is remembered for the person. */
  listeningHistory: { schema: v.boolean(), start: true },
  /** Whether the assistants are shown at all. */
  aiTeam: { schema: v.boolean(), start: true },
  /** Whether others see what a fan bought and collected. */
  publicCollection: { schema: v.boolean(), start: false },
  /** Whether discovery leaves out songs with explicit words. */
  hideExplicit: { schema: v.boolean(), start: false },
  /** The same for songs of which a model made a part by itself. */
  hideAiMade: { schema: v.boolean(), start: false },
} as const;

export type PreferenceKey = keyof typeof PREFERENCES;
export const PREFERENCE_KEYS = Object.keys(PREFERENCES) as PreferenceKey[];
export type Preferences = {
  [Key in PreferenceKey]: v.InferOutput<(typeof PREFERENCES)[Key]["schema"]>;
};

/** What is stored, with the start of everything that was never chosen. A stored value that is no longer allowed counts as absent. */
export function preferencesFrom(stored: readonly { key: string; value: unknown }[]): Preferences {
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    PREFERENCE_KEYS.map((key) => {
      const { schema, start } = PREFERENCES[key];
      const kept = v.safeParse(schema, values.get(key));
      return [key, kept.success ? kept.output : start];
    }),
  ) as Preferences;
}

/** The first thing wrong with a change; null when it may be kept. */
export function preferencesProblem(
  change: Partial<Preferences>,
  capabilities: readonly Capability[],
): Problem<PreferenceKey> | null {
  for (const key of PREFERENCE_KEYS) {
    if (change[key] === undefined) continue;
    if (!v.is(PREFERENCES[key].schema, change[key])) return problem(key, "accounts.choiceUnknown");
  }
  if (change.mode && !capabilities.includes(change.mode)) return problem("mode", "accounts.notYourSide");
  return null;
}
