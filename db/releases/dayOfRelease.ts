import { sql } from "kysely";

/** SQL: the day on which a `release` comes out as its own calendar has it, which near midnight is another one than in UTC; null without a date. */
export const DAY_OF_RELEASE = sql<Date | null>`coalesce(release."releaseDay", (release.date at time zone 'UTC')::date)`;
