import {
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from "graphql";
import type { Kit } from "./kit.ts";

type Asked = Pick<GraphQLInputField, "name" | "type" | "extensions">;

/** Of each kind the thing that stands for it where nothing is asked of it. */
const USUAL: Record<string, keyof Kit> = {
  Release: "draftRelease",
  Track: "track",
  Upload: "upload",
  Workspace: "workspace",
};

/** What an operation has to be told and a kit knows: ids of usual things, and the first version. Nothing, if it knows nothing of it. */
export function derivedInput(schema: GraphQLSchema, operation: string): ((kit: Kit) => object) | undefined {
  const [kind, name] = operation.split(".") as [string, string];
  const usual = USUAL[name];
  if (kind === "Node") return usual && ((kit) => ({ id: kit[usual] }));
  const field = schema.getRootType(kind.toLowerCase() as never)?.getFields()[name];
  const asked = (field?.args ?? []).flatMap((arg): Asked[] => {
    const type = getNamedType(arg.type);
    return isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
  });
  const known = asked.flatMap((each): [string, keyof Kit | null][] => {
    if (!isNonNullType(each.type)) return [];
    if (each.name === "version") return [[each.name, null]];
    const usual = usualOf(each);
    return usual ? [[each.name, usual]] : [];
  });
  if (known.length === 0) return undefined;
  return (kit) => Object.fromEntries(known.map(([name, usual]) => [name, usual ? kit[usual] : 1]));
}

function usualOf({ extensions }: Asked): keyof Kit | undefined {
  const [kind] = (extensions.relayGlobalIDFor as { typename: string }[] | undefined) ?? [];
  return kind && USUAL[kind.typename];
}
