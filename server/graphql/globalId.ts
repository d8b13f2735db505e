import { GraphQLError } from "graphql";

const GLOBAL_ID = /^([A-Za-z]+):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The type and row of a global id. Whatever is not exactly one answers as an id that does not exist. */
export function decodeGlobalID(globalId: string): { typename: string; id: string } {
  const [, typename, id] = GLOBAL_ID.exec(Buffer.from(globalId, "base64").toString("utf8")) ?? [];
  if (!typename || !id) throw new GraphQLError("Not found", { extensions: { code: "NOT_FOUND" } });
  return { typename, id };
}
