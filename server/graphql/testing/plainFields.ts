import { type GraphQLObjectType, getNamedType, isLeafType } from "graphql";
import { schema } from "../schema.ts";

/** The fields of a type that need no arguments and have none below them. */
export function plainFields(typename: string): string[] {
  const fields = Object.values((schema.getType(typename) as GraphQLObjectType).getFields());
  return fields
    .filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)))
    .map(({ name }) => name);
}
