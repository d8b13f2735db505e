import { type GraphQLResolveInfo, Kind, type SelectionNode } from "graphql";

// The compiler hands over the same nodes for each request of a document, so that each path is walked once.
const walked = new WeakMap<GraphQLResolveInfo["fieldNodes"], Map<string, readonly string[] | null>>();

/**
 * Whether the operation asks for a field at this path below the resolving one, so that its data can come along in the same
 * statement. Fragments are followed; directives are taken as true, which at worst brings a row too many.
 */
export function selects(info: GraphQLResolveInfo, ...path: string[]): boolean {
  return fieldsAt(info, path) !== null;
}

/** Which column each of a type's fields shows, for those that show one and nothing else. */
export type Shown<Column extends string> = Readonly<Record<string, Column>>;

/**
 * The columns that the operation asks for of the thing at this path: none when it does not ask for it, and all as soon as it asks
 * for a field that is more than a column.
 */
export function columnsFor<Column extends string>(
  info: GraphQLResolveInfo,
  path: readonly string[],
  shown: Shown<Column>,
  all: readonly Column[],
): readonly Column[] {
  const fields = fieldsAt(info, path);
  if (!fields) return [];
  const columns = new Set(fields.map((field) => shown[field]));
  return columns.has(undefined) ? all : all.filter((column) => columns.has(column) || column === "id");
}

/** The names of the fields below the one at this path; null when the operation does not ask for that one. */
function fieldsAt(info: GraphQLResolveInfo, path: readonly string[]): readonly string[] | null {
  let answers = walked.get(info.fieldNodes);
  if (!answers) walked.set(info.fieldNodes, (answers = new Map()));
  const key = path.join(".");
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = walk(info, path)));
  return answer;
}

function walk(info: GraphQLResolveInfo, path: readonly string[]): readonly string[] | null {
  let level: readonly SelectionNode[] = info.fieldNodes.flatMap(
    (node) => node.selectionSet?.selections ?? [],
  );
  for (const name of path) {
    const fields = flattened(level, info).filter((node) => node.name.value === name);
    if (fields.length === 0) return null;
    level = fields.flatMap((field) => field.selectionSet?.selections ?? []);
  }
  const names = flattened(level, info).map((node) => node.name.value);
  return [...new Set(names)].filter((name) => name !== "__typename");
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
