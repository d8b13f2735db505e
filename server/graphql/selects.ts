import { type GraphQLResolveInfo, Kind, type SelectionNode } from "graphql";

// The compiler hands over the same nodes for each request of a document, so that each path is walked once.
const walked = new WeakMap<GraphQLResolveInfo["fieldNodes"], Map<string, boolean>>();

/**
 * Whether the operation asks for a field at this path below the resolving one, so that its data can come along in the same
 * statement. Fragments are followed; directives are taken as true, which at worst brings a row too many.
 */
export function selects(info: GraphQLResolveInfo, ...path: string[]): boolean {
  let answers = walked.get(info.fieldNodes);
  if (!answers) walked.set(info.fieldNodes, (answers = new Map()));
  const key = path.join(".");
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = walk(info, path)));
  return answer;
}

function walk(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  let level: readonly SelectionNode[] = info.fieldNodes.flatMap(
    (node) => node.selectionSet?.selections ?? [],
  );
  for (const name of path) {
    const fields = flattened(level, info).filter((node) => node.name.value === name);
    if (fields.length === 0) return false;
    level = fields.flatMap((field) => field.selectionSet?.selections ?? []);
  }
  return true;
}

function flattened(nodes: readonly SelectionNode[], info: GraphQLResolveInfo) {
  const fields: Extract<SelectionNode, { kind: Kind.FIELD }>[] = [];
  for (const node of nodes) {
    if (node.kind === Kind.FIELD) fields.push(node);
    else if (node.kind === Kind.INLINE_FRAGMENT)
      fields.push(...flattened(node.selectionSet.selections, info));
    else fields.push(...flattened(info.fragments[node.name.value]?.selectionSet.selections ?? [], info));
  }
  return fields;
}
