import { listRecommended } from "../../db/discover/recommended.ts";
import {
  type Hub,
  listCharts,
  listDug,
  listHubs,
  listNear,
  listNew,
  listRising,
  type Wanted,
} from "../../db/discover/shelves.ts";
import { type Because, becauseRows } from "../../domain/discover/because.ts";
import { digStart, tempoWithin } from "../../domain/discover/dials.ts";
import {
  CHART_DAYS,
  CHARTS_MOST,
  DIG_MOST,
  NEW_DAYS,
  RISING_DAYS,
  ROW_MOST,
  SKIPPED_MOST,
} from "../../domain/discover/discover.ts";
import { apart, type Candidate, oncePerArtist } from "../../domain/discover/row.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { CuratedShelf, curatedShelves } from "./curatedShelves.ts";
import { idsOf } from "./idsOf.ts";
import { type Together, together } from "./together.ts";
import { wantedBy } from "./wanted.ts";

/** So many are read for one row, and more only where they are of too few artists. */
const READS = [4 * ROW_MOST, 20 * ROW_MOST];

interface Looking {
  userId: string;
  wanted: Wanted;
  inOneGo: Together;
}

const HubKind = builder.enumType("HubKind", { values: ["genre", "mood"] as const });

const DiscoverHub = builder.objectRef<Hub>("DiscoverHub").implement({
  description: "All music of a genre or a mood.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: HubKind }),
    slug: t.exposeString("slug", { description: "Of the vocabulary." }),
    tracks: t.exposeInt("tracks", { description: "Counted every hour." }),
  }),
});

const ChartPlace = builder.objectRef<Candidate>("ChartPlace").implement({
  authScopes: { signedIn: true },
  fields: (t) => ({
    track: t.field({ type: Track, nullable: true, resolve: ({ id }) => id }),
    plays: t.exposeInt("monthPlays", { description: `In the last ${CHART_DAYS} days.` }),
  }),
});

const BecauseRow = builder.objectRef<Because>("BecauseRow").implement({
  description: "What somebody may like because of a track that they like or play.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    because: t.field({ type: Track, nullable: true, resolve: ({ seedId }) => seedId }),
    isByLists: t.exposeBoolean("isByLists", {
      description: "Whether it is above all what people put together in playlists that says so.",
    }),
    isLiked: t.exposeBoolean("isSeedLiked", {
      description: "Whether they like that track; else they played it.",
    }),
    tracks: t.field({ type: [Track], resolve: ({ tracks }) => idsOf(tracks) }),
  }),
});

const NearRow = builder.objectRef<{ region: string; tracks: Candidate[] }>("NearRow").implement({
  authScopes: { signedIn: true },
  fields: (t) => ({
    region: t.exposeString("region", { description: "As the person's own profile says it." }),
    tracks: t.field({ type: [Track], resolve: ({ tracks }) => idsOf(tracks) }),
  }),
});

const Discover = builder.objectRef<Looking>("Discover").implement({
  description: "Music to find. Every row says why it is there, and no artist stands twice in a row.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    forYou: t.field({
      type: [BecauseRow],
      description: "By what they like and play; empty before they did.",
      resolve: async ({ userId, wanted, inOneGo }, _args, { db, now }) =>
        becauseRows(await inOneGo(listRecommended(db, userId, wanted, now()))),
    }),
    curated: t.field({
      type: [CuratedShelf],
      description:
        "What administrators chose for these days; nothing of it where a genre or a mood is chosen.",
      resolve: ({ wanted, inOneGo }, _args, context) =>
        wanted.genre === null && wanted.mood === null ? inOneGo(curatedShelves(context, wanted)) : [],
    }),
    rising: t.field({
      type: [Track],
      description: `Heard more in the last ${RISING_DAYS} days than in those before.`,
      resolve: async ({ wanted, inOneGo }, _args, { db }) =>
        idsOf(await inOneGo(row((most) => listRising(db, wanted, most)))),
    }),
    newest: t.field({
      type: [Track],
      description: `Out in the last ${NEW_DAYS} days.`,
      resolve: async ({ wanted, inOneGo }, _args, { db, now }) => {
        const since = new Date(now().getTime() - NEW_DAYS * DAY_MS);
        return idsOf(await inOneGo(row((most) => listNew(db, wanted, since, most))));
      },
    }),
    charts: t.field({
      type: [ChartPlace],
      description: `Most heard in the last ${CHART_DAYS} days.`,
      resolve: ({ wanted, inOneGo }, _args, { db }) => inOneGo(listCharts(db, wanted, CHARTS_MOST)),
    }),
    near: t.field({
      type: NearRow,
      nullable: true,
      description:
        "Of artists from where the person says they are; null where they do not say, or nobody is.",
      resolve: async ({ userId, wanted, inOneGo }, _args, { db }) => {
        const tracks = await inOneGo(row((most) => listNear(db, wanted, userId, most)));
        return tracks[0] ? { region: tracks[0].region, tracks } : null;
      },
    }),
    hubs: t.field({ type: [DiscoverHub], resolve: (_looking, _args, { db }) => listHubs(db) }),
    dig: t.field({
      type: [Track],
      description: `What they do not like yet, one after the other; at most ${DIG_MOST}. Half and double time fit a tempo, too.`,
      args: {
        tempoFrom: t.arg.int({ required: false, description: "Beats per minute." }),
        tempoTo: t.arg.int({ required: false }),
        without: t.arg.globalIDList({
          required: false,
          for: Track,
          description: `What was skipped; the last ${SKIPPED_MOST} of them.`,
        }),
      },
      resolve: async ({ userId, wanted }, { tempoFrom, tempoTo, without }, { db, now }) => {
        const day = now().toISOString().slice(0, 10);
        const digging = {
          ...{ userId, wanted, start: digStart(userId, day), most: 2 * DIG_MOST },
          tempo: tempoFrom == null || tempoTo == null ? null : tempoWithin(tempoFrom, tempoTo),
          without: (without ?? []).slice(-SKIPPED_MOST).map(({ id }) => id),
        };
        const fresh = await listDug(db, { ...digging, isHeardToo: false });
        // Where a person heard everything, what they heard is better than nothing.
        const dug = fresh.length > 0 ? fresh : await listDug(db, { ...digging, isHeardToo: true });
        return idsOf(apart(dug, DIG_MOST));
      },
    }),
  }),
});

builder.objectField(Viewer, "discover", (t) =>
  t.field({
    type: Discover,
    args: {
      genre: t.arg.string({ required: false, description: "A slug of the vocabulary; without it any." }),
      mood: t.arg.string({ required: false }),
    },
    resolve: async ({ userId }, { genre, mood }, context) => ({
      userId,
      wanted: await wantedBy(context, { genre: genre ?? null, mood: mood ?? null }),
      inOneGo: together(),
    }),
  }),
);

/** The best, no artist twice. */
async function row<Item extends Candidate>(list: (most: number) => Promise<Item[]>): Promise<Item[]> {
  let shown: Item[] = [];
  for (const most of READS) {
    const best = await list(most);
    shown = oncePerArtist(best, ROW_MOST);
    if (shown.length === ROW_MOST || best.length < most) break;
  }
  return shown;
}
