import type pg from "pg";

/** What an endpoint costs that does nothing but keep the row: no signature, no rule, no job. Takes the text of an event. */
export async function makeBareEvents(pool: pg.Pool): Promise<(body: string) => Promise<void>> {
  await pool.query('create table "bareEvent" (like "stripeEvent" including defaults, primary key (id))');
  return async (body) => {
    const { id, type, created, data } = JSON.parse(body);
    await pool.query(
      'insert into "bareEvent" (id, type, "objectId", "createdAt", "receivedAt") values ($1, $2, $3, $4, now())',
      [id, type, data.object.id, new Date(created * 1000)],
    );
  };
}
