import { type GraphQLResolveInfo, isObjectType, Kind, type NamedTypeNode, type SelectionNode } from "graphql";

// The compiler hands over the same nodes for each request of a document, so that each path is walked once.
const walked = new WeakMap<GraphQLResolveInfo["fieldNodes"], Map<string, readonly string[] | null>>();

/**
 * Whether the operation asks for a field at this path below the resolving one, so that its data can come along in the same
 * statement. Fragments are followed; directives are taken as true, which at worst brings a row too many.
 */
export function selects(info: GraphQLResolveInfo, ...path: string[]): boolean {
  return fieldsAt(info, path) !== null;
}

/** What rows of a type are read for. */
export interface Columns<Column extends string> {
  /** The type's name, where other types may stand at the same place. */
  type: string;
  /** What each field shows, for fields that show columns and nothing else. */
  shown: Readonly<Record<string, readonly Column[]>>;
  /** What somebody beside the fields reads. */
  always: readonly Column[];
  all: readonly Column[];
}

/**
 * The columns that the operation asks for of the thing at this path: none when it does not ask for it, and all as soon as it asks
 * for a field that is more than columns.
 */
export function columnsFor<Column extends string>(
  info: GraphQLResolveInfo,
  path: readonly string[],
  { type, shown, always, all }: Columns<Column>,
): readonly Column[] {
  const fields = fieldsAt(info, path, type);
  if (!fields) return [];
  const columns = new Set([...always, ...fields.flatMap((field) => shown[field] ?? all)]);
  return all.filter((column) => columns.has(column));
}

/**
 * The names of the fields below the one at this path, of any type or of one among several; null when the operation does not ask
 * for that one.
 */
function fieldsAt(info: GraphQLResolveInfo, path: readonly string[], type = ""): readonly string[] | null {
  let answers = walked.get(info.fieldNodes);
  if (!answers) walked.set(info.fieldNodes, (answers = new Map()));
  const key = `${path.join(".")} ${type}`;
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = walk(info, path, type)));
  return answer;
}

function walk(info: GraphQLResolveInfo, path: readonly string[], type: string): readonly string[] | null {
  let level: readonly SelectionNode[] = info.fieldNodes.flatMap(
    (node) => node.selectionSet?.selections ?? [],
  );
  for (const name of path) {
    const fields = flattened(level, info).filter((node) => node.name.value === name);
    if (fields.length === 0) return null;
    level = fields.flatMap((field) => field.selectionSet?.selections ?? []);
  }
  const names = flattened(level, info, type).map((node) => node.name.value);
  return [...new Set(names)].filter((name) => name !== "__typename");
}

function flattened(nodes: readonly SelectionNode[], info: GraphQLResolveInfo, type = "") {
  const fields: Extract<SelectionNode, { kind: Kind.FIELD }>[] = [];
  for (const node of nodes) {
    if (node.kind === Kind.FIELD) {
      fields.push(node);
      continue;
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
    if (fragment && !isOfAnother(fragment.typeCondition, info, type))
      fields.push(...flattened(fragment.selectionSet.selections, info, type));
  }
  return fields;
}

/** Whether a fragment is about another type than the one that is asked about. */
function isOfAnother(condition: NamedTypeNode | undefined, info: GraphQLResolveInfo, type: string): boolean {
  const name = condition?.name.value;
  return type !== "" && name !== undefined && name !== type && isObjectType(info.schema.getType(name));
}
