import { newId } from "../../../db/ids.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { TestServer } from "../../testing.ts";
import type { RestRequest, Row } from "./cells.ts";
import type { Kit } from "./kit.ts";

export const OF_A_PLAN = (field: string): Pick<Row, "document" | "input" | "sees"> => ({
  document: `query Plan($id: ID!) { named: node(id: $id) { __typename ... on Workspace { ${field} } } }`,
  input: ({ workspace }) => ({ id: workspace }),
  sees: (data) => Boolean(data.named?.[/^\w+/.exec(field)![0]]),
});

/** The address that the founder of a studio on a plan gave to a calendar: whoever knows it reads, whoever they are. */
export async function aFeed({ workspaceId }: Kit, { db }: TestServer): Promise<RestRequest> {
  const { token, hash } = newToken();
  const { ownerId } = await db
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  await db.updateTable("user").set({ role: "superadmin" }).where("id", "=", ownerId).execute();
  await db
    .insertInto("membership")
    .values({ workspaceId, userId: ownerId, role: "artist" })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto("calendarFeed")
    .values({ id: newId(), userId: ownerId, workspaceId, tokenHash: hash })
    .execute();
  return { path: `/api/planner/feeds/${token}.ics`, method: "GET" };
}
