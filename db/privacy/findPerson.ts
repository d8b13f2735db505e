import { type Kysely, sql } from "kysely";
import { needsNewOwner } from "../../domain/privacy/deletion.ts";
import type { DB } from "../tables.generated.ts";
import type { Person } from "./Person.ts";
import { listSoleStudios } from "./studios.ts";

/** Shorter names are words of everyday: looked for in other people's text they would hit everybody. */
const SHORTEST_NAME = 5;

/** Everything somebody can be recognised by; undefined when there is no such person. */
export async function findPerson(
  db: Kysely<DB>,
  userId: string,
  pseudonym: string,
  limitKeysOf: (whom: readonly string[]) => string[],
): Promise<Person | undefined> {
  const user = await db.selectFrom("user").selectAll().where("id", "=", userId).executeTakeFirst();
  if (!user) return;
  const handles = await sql<{ handle: string }>`
    select handle from profile where "userId" = ${userId}
    union select "oldHandle" from "handleRedirect" where "userId" = ${userId}
  `.execute(db);
  const studios = await listSoleStudios(db, userId);
  const going = studios.filter((studio) => !needsNewOwner(studio));
  const names = [
    user.name,
    user.stageName ?? "",
    ...handles.rows.map(({ handle }) => handle),
    ...going.map(({ name }) => name),
  ];
  const addresses = await addressesOf(db, userId, user.email);
  return {
    userId,
    addresses,
    names: [...new Set(names.map((name) => name.trim()))].filter(({ length }) => length >= SHORTEST_NAME),
    studioIds: going.map(({ id }) => id),
    limitKeys: limitKeysOf([...addresses, userId]),
    pseudonym,
  };
}

/** The present address, the one asked for, and those they had before, without any that somebody else has by now. */
async function addressesOf(db: Kysely<DB>, userId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select lower(address) as address from (
      select "newEmail" as address from "emailChange" where "userId" = ${userId}
      union
      select part.content::jsonb -> side.name ->> 'email' from audit
        join "auditPart" part on part.seq = audit.seq and part.part = 'what'
        cross join (values ('before'), ('after')) side(name)
        where audit.entity = 'user' and audit."entityId" = ${userId}::text and audit.action like 'user.email.%'
          and part.content is not null
    ) known
    where address is not null and lower(address) not in (select email from "user" where id <> ${userId})
  `.execute(db);
  return [...new Set([email.toLowerCase(), ...rows.map(({ address }) => address)])];
}
