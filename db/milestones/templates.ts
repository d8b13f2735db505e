import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { sql } from "kysely";
import type { TemplateStep } from "../../domain/milestones/template.ts";
import type { DB } from "../tables.generated.ts";

export type TemplateRow = Omit<Selectable<DB["milestoneTemplate"]>, "steps"> & { steps: TemplateStep[] };

/** Templates by id, whosever they are: the caller asks whose. */
export function findTemplates(db: Kysely<DB>, ids: readonly string[]): Promise<TemplateRow[]> {
  return db
    .selectFrom("milestoneTemplate")
    .selectAll()
    .where("id", "in", ids)
    .execute() as unknown as Promise<TemplateRow[]>;
}

/** The templates of a workspace, by name (`milestoneTemplate_name`). */
export function listTemplates(db: Kysely<DB>, workspaceId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom("milestoneTemplate")
    .selectAll()
    .where("workspaceId", "=", workspaceId)
    .orderBy(sql`lower(name)`)
    .execute() as unknown as Promise<TemplateRow[]>;
}

export async function insertTemplate(
  trx: Transaction<DB>,
  {
    steps,
    ...template
  }: Omit<Insertable<DB["milestoneTemplate"]>, "steps"> & {
    steps: readonly TemplateStep[];
  },
): Promise<void> {
  await trx
    .insertInto("milestoneTemplate")
    .values({ ...template, steps: JSON.stringify(steps) })
    .execute();
}

export async function changeTemplate(
  trx: Transaction<DB>,
  id: string,
  { name, steps, updatedAt }: { name: string; steps: readonly TemplateStep[]; updatedAt: Date },
): Promise<void> {
  await trx
    .updateTable("milestoneTemplate")
    .set({ name, steps: JSON.stringify(steps), updatedAt })
    .where("id", "=", id)
    .execute();
}

export async function deleteTemplate(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom("milestoneTemplate").where("id", "=", id).execute();
}
