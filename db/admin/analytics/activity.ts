import { type Kysely, sql } from "kysely";
import type { DB } from "../../tables.generated.ts";

/** Writes down who was here on a day. A person already written down, or gone meanwhile, is passed over. */
export async function insertActivity(db: Kysely<DB>, day: string, userIds: readonly string[]): Promise<void> {
  // In one order everywhere: two servers that write the same people must not wait for each other.
  await sql`
    insert into "activityDay" (day, "userId")
    select ${day}::date, id from "user" where id = any(${userIds}::uuid[]) order by id
    on conflict do nothing`.execute(db);
}

/** Turns the days before this one into a number each: who was there is forgotten. */
export async function countFinishedDays(db: Kysely<DB>, before: string): Promise<void> {
  // A day may come twice, when a server wrote late: its number grows.
  await sql`
    with gone as (delete from "activityDay" where day < ${before}::date returning day)
    insert into "activeDay" (day, people)
    select day, count(*)::int from gone group by day
    on conflict (day) do update set people = "activeDay".people + excluded.people`.execute(db);
}
