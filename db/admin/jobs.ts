import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** One kind of background work and how much of it stands where. */
export interface QueueRow {
  name: string;
  waiting: number;
  active: number;
  done: number;
  failed: number;
  /** When the oldest waiting job should have begun; null while nothing is late. */
  waitingSince: Date | null;
}

/** Background work that gave up. */
export interface FailedJobRow {
  id: string;
  name: string;
  data: unknown;
  /** What the queue kept of the error. */
  output: { message?: string; value?: unknown; place?: string } | null;
  tries: number;
  createdAt: Date;
  failedAt: Date | null;
}

/** Every queue by name. The tables are the job queue's own. */
export async function listQueues(db: Kysely<DB>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name,
      count(job.id) filter (where state in ('created', 'retry'))::int as waiting,
      count(job.id) filter (where state = 'active')::int as active,
      count(job.id) filter (where state = 'completed')::int as done,
      count(job.id) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after < now()) as "waitingSince"
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where left(queue.name, 2) <> '__'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

/** What failed, the newest first. */
export async function listFailedJobs(db: Kysely<DB>, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, name, data, output, retry_count + 1 as tries, created_on as "createdAt", completed_on as "failedAt"
    from pgboss.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findFailedJob(db: Kysely<DB>, id: string): Promise<FailedJobRow | undefined> {
  const { rows } = await sql<FailedJobRow>`
    select id, name, data, output, retry_count + 1 as tries, created_on as "createdAt", completed_on as "failedAt"
    from pgboss.job where state = 'failed' and id = ${id}::uuid`.execute(db);
  return rows[0];
}
