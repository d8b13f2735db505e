import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import type { Insertable, Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { Row } from "./cells.ts";
import type { Kit } from "./kit.ts";

/** The global id of a step in the plan of a release of the kit's. */
export async function aMilestone(
  db: Kysely<DB>,
  { workspaceId, draftRelease }: Kit,
  some: Partial<Insertable<DB["milestone"]>> = {},
): Promise<string> {
  const id = newId();
  const { id: releaseId } = decodeGlobalID(draftRelease);
  await db
    .insertInto("milestone")
    .values({ id, workspaceId, releaseId, title: "Book the café", ...some })
    .execute();
  return encodeGlobalID("Milestone", id);
}

/** For an operation on a step. */
export const onMilestone =
  (further: object = {}, some: Partial<Insertable<DB["milestone"]>> = {}): Row["input"] =>
  async (kit, db) => ({ id: await aMilestone(db, kit, some), ...further });

/** A template of the kit's studio. */
export async function aTemplate(kit: Kit, db: Kysely<DB>): Promise<{ id: string }> {
  const id = newId();
  await db
    .insertInto("milestoneTemplate")
    .values({ id, workspaceId: kit.workspaceId, name: id, steps: JSON.stringify([]) })
    .execute();
  return { id: encodeGlobalID("MilestoneTemplate", id) };
}

/** For a field of a release with a plan that everybody can find. */
export const OF_A_PLANNED_RELEASE = (field: string): Pick<Row, "document" | "input" | "sees"> => ({
  document: `query Planned($id: ID!) { named: node(id: $id) { __typename ... on Release { ${field} } } }`,
  input: async (kit, db) => {
    const { id: releaseId } = decodeGlobalID(kit.publicRelease);
    await aMilestone(db, kit, { releaseId });
    return { id: kit.publicRelease };
  },
  sees: (data) => Boolean(data.named?.[/^\w+/.exec(field)![0]]),
});
