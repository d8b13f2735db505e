import { listPreferences } from "../../db/accounts/preferences.ts";
import { findHeardSpan, findHeardYear, type HeardYear } from "../../db/plays/year.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import {
  isYear,
  monthsOf,
  wholeMinutes,
  YEAR_TOPS,
  yearAt,
  yearsBetween,
  yearsToShow,
} from "../../domain/plays/year.ts";
import { isTimezone } from "../../domain/workspaces/settings.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Artist } from "../catalog/Artist.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";

type Place = HeardYear["topTracks"][number];
interface ShownYear extends HeardYear {
  year: number;
  years: number[];
}

const OWN = { authScopes: { signedIn: true } } as const;
const MOST_PLAYED = `Most played first; at most ${YEAR_TOPS}.`;

const YearTrack = builder.objectRef<Place>("YearTrack").implement({
  ...OWN,
  description: "A track with its plays in a year.",
  fields: (t) => ({
    plays: t.exposeInt("plays"),
    track: t.field({ type: Track, nullable: true, resolve: ({ id }) => id }),
  }),
});

const YearArtist = builder.objectRef<Place>("YearArtist").implement({
  ...OWN,
  description: "An artist with the plays of their songs in a year.",
  fields: (t) => ({
    plays: t.exposeInt("plays"),
    artist: t.field({ type: Artist, nullable: true, resolve: ({ id }) => id }),
  }),
});

const YearGenre = builder.objectRef<Place>("YearGenre").implement({
  ...OWN,
  description: "A genre with its plays in a year.",
  fields: (t) => ({
    plays: t.exposeInt("plays"),
    slug: t.exposeString("id", { description: "Of the vocabulary." }),
  }),
});

const YearInMusic = builder.objectRef<ShownYear>("YearInMusic").implement({
  ...OWN,
  description: "A calendar year of the person's own history, of plays that counted.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    years: t.intList({
      description: "Those that there is something of, the latest first; and this one.",
      resolve: ({ years, year }) =>
        years.includes(year) ? years : [...years, year].sort((one, other) => other - one),
    }),
    plays: t.exposeInt("plays"),
    minutes: t.int({
      description: "Heard at least: of each play only what its report told of is known.",
      resolve: ({ heardMs }) => wholeMinutes(heardMs),
    }),
    tracks: t.exposeInt("tracks", { description: "How many different ones." }),
    artists: t.exposeInt("artists", { description: "How many different ones." }),
    months: t.exposeIntList("months", { description: "Plays by month; twelve." }),
    topTracks: t.field({ type: [YearTrack], description: MOST_PLAYED, resolve: (year) => year.topTracks }),
    topArtists: t.field({ type: [YearArtist], description: MOST_PLAYED, resolve: (year) => year.topArtists }),
    topGenres: t.field({ type: [YearGenre], description: MOST_PLAYED, resolve: (year) => year.topGenres }),
  }),
});

const NOTHING: HeardYear = {
  ...{ plays: 0, heardMs: 0, tracks: 0, artists: 0, months: new Array<number>(12).fill(0) },
  ...{ topTracks: [], topArtists: [], topGenres: [] },
};

builder.objectField(Viewer, "yearInMusic", (t) =>
  t.field({
    type: YearInMusic,
    nullable: true,
    description: "Null while the person's history is off.",
    args: {
      year: t.arg.int({
        required: false,
        description:
          "If not said, the latest of which there is something; while that is in its first month, the one before.",
      }),
      timezone: t.arg.string({
        description: "By whose clocks the year begins; UTC for one that is unknown.",
      }),
    },
    resolve: async (_viewer, args, context) => {
      const { userId } = signedIn(context);
      const { db, now } = context;
      if (!preferencesFrom(await listPreferences(db, [userId])).listeningHistory) return null;
      const timezone = isTimezone(args.timezone) ? args.timezone : "UTC";
      const span = await findHeardSpan(db, userId);
      const years = span ? yearsBetween(yearAt(span.first, timezone), yearAt(span.last, timezone)) : [];
      const heardIn = async (year: number) => {
        const isHeard = years.includes(year) && isYear(year);
        const heard = isHeard ? await findHeardYear(db, userId, monthsOf(year, timezone)) : NOTHING;
        return { year, years, ...heard };
      };
      if (args.year != null) return heardIn(args.year);
      const [first, otherwise] = yearsToShow(years, now(), timezone);
      const shown = await heardIn(first);
      return shown.plays === 0 && otherwise ? heardIn(otherwise) : shown;
    },
  }),
);
