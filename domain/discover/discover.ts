import { DAY_MS } from "../duration.ts";

/** The rows of covers, each with its own reason. */
export const ROW_MOST = 12;
/** The charts are a numbered list. */
export const CHARTS_MOST = 20;
/** Rows that say "because of"; more would all say the same. */
export const BECAUSE_MOST = 3;
export const RADIO_MOST = 25;
export const DIG_MOST = 10;
/** What a person skips while they dig is sent along, so much of it. */
export const SKIPPED_MOST = 200;

/** Charts count the plays of so many days, today's among them. */
export const CHART_DAYS = 28;
/** Rising is what is heard more in so many days than in as many before. */
export const RISING_DAYS = 7;
/** Below so many plays in those days growth says nothing. */
export const RISING_FLOOR = 10;
/** Added to both sides of growth: 2 plays after 0 are no sensation. */
export const RISING_DAMPING = 5;
/** New is what came out in so many days. */
export const NEW_DAYS = 90;

/** A like says as much as so many plays. */
export const LIKE_WEIGHT = 3;
/** What somebody played says half as much after so long, and less and less. */
export const HALF_LIFE_MS = 60 * DAY_MS;
/** However often something is played, it says no more than so many fresh plays: else one song would drown a taste. */
export const WEIGHT_MOST = 6;
/** Of one listener their strongest tracks are compared, so many: the work grows with the square. */
export const COMPARED_MOST = 60;
/** Two tracks that one listener shares may do so by chance: so many listeners count half. */
export const CHANCE_LISTENERS = 3;
/**
 * How much standing together in playlists says beside what people play. The stronger of the two counts, not both: who fills a list
 * plays what is on it.
 */
export const LISTS_WEIGHT = 0.5;
/** How much a track's own facts say beside what people play: they decide where nobody played yet. */
export const FACTS_WEIGHT = 0.15;
/** Tempos further apart than this have nothing in common. Beats per minute. */
export const TEMPO_REACH = 40;
/** So many like each track are kept. */
export const ALIKE_MOST = 30;

/** Fewer plays than this in the days of the charts: little heard. */
export const LITTLE_HEARD_PLAYS = 20;
/** One in so many places of a row is for little-heard music, if there is any. */
export const LITTLE_HEARD_EVERY = 4;
