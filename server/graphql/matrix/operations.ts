import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";

/** Relay's own doors: what they load is judged by the type behind them, which has rows of its own. */
const LOOKUPS = ["node", "nodes"];

const WORDS = ["code", "params", "message"];
const ROOTS = ["Query", "Mutation", "Subscription"];

/** Everything of the schema that needs a row, as the key of the row begins. */
export function operationsOf(schema: GraphQLSchema): string[] {
  const types = objectTypes(schema);
  const rootFields = types
    .filter(({ name }) => ROOTS.includes(name))
    .flatMap((root) => Object.keys(root.getFields()).map((field) => `${root.name}.${field}`))
    .filter((key) => !LOOKUPS.includes(key.split(".")[1]!));
  const nodes = types.filter(isNode).map(({ name }) => `Node.${name}`);
  const closedFields = types
    .filter(({ name }) => !ROOTS.includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => scopesOf(field) && !isPublic(scopesOf(field)))
        .map((field) => `${type.name}.${field.name}`),
    );
  return [...rootFields, ...nodes, ...closedFields];
}

export function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
  );
}

export function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === "Node");
}

/** The options that a type or field was built with; changing them changes the next schema that is built. */
export function optionsOf(thing: GraphQLField<unknown, unknown> | GraphQLNamedType): Record<string, any> {
  return (thing.extensions.pothosOptions ?? {}) as Record<string, any>;
}

export function scopesOf(thing: GraphQLField<unknown, unknown> | GraphQLNamedType): unknown {
  return optionsOf(thing).authScopes;
}

export function isPublic(scopes: unknown): boolean {
  return typeof scopes === "object" && scopes !== null && "public" in scopes;
}

/** Middleware, which looks like routes; and the client's page, which is the same for everybody. */
const NO_ROUTES = [
  "ALL /graphiql",
  "ALL /embed/*",
  "ALL /s/*",
  "ALL /_stripe/*",
  "ALL /listen/*",
  "ALL /mailing/*",
  "ALL /covers/*",
  "ALL /api/auth/*",
  "ALL /*",
  "ALL /api/*",
  "ALL /assets/*",
  "GET /*",
];

/** Every route over HTTP, as the key of its row begins. */
export function routesOf(app: { routes: { method: string; path: string }[] }): string[] {
  const routes = app.routes.map(({ method, path }) => `${method} ${path.replace(/\{.*\}/, "")}`);
  return [...new Set(routes)].filter((route) => !NO_ROUTES.includes(route));
}

/** Fields that a visitor can come to, by type: from public roots, down to types that have a rule of their own. */
export function openFields(schema: GraphQLSchema): string[] {
  const fields: string[] = [];
  const seen = new Set<string>();
  const visit = (type: GraphQLNamedType): void => {
    if (seen.has(type.name)) return;
    seen.add(type.name);
    const scopes = scopesOf(type);
    if (scopes && !isPublic(scopes)) return;
    if (isUnionType(type) || isInterfaceType(type))
      for (const one of schema.getPossibleTypes(type)) visit(one);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const isRoot = ROOTS.includes(type.name);
      const rule = scopesOf(field);
      if (rule ? !isPublic(rule) : isRoot && !LOOKUPS.includes(field.name)) continue;
      // The words of a refusal are written for whoever is refused.
      const isWord =
        WORDS.includes(field.name) && type.getInterfaces().some(({ name }) => name === "UserError");
      if (!isRoot && !isWord && !/(Payload|Connection|Edge|PageInfo)$/.test(type.name))
        fields.push(`${type.name}.${field.name}`);
      visit(getNamedType(field.type));
    }
  };
  for (const root of objectTypes(schema)) if (ROOTS.includes(root.name)) visit(root);
  return fields;
}

/** The document that tries a row: `key` is "Mutation.updateTrack", "Node.Track private" and so on. */
export function documentFor(schema: GraphQLSchema, key: string, variables: object): string {
  const [kind, name] = key.split(" ")[0]!.split(".") as [string, string];
  if (kind === "Node")
    return "query Lookup($id: ID!) { found: node(id: $id) { __typename id } named: node(id: $id) { __typename } }";
  const field = schema.getRootType(kind.toLowerCase() as never)?.getFields()[name];
  if (!field) throw new Error(`${key} needs a document of its own.`);
  const sent = kind === "Mutation" ? ["input"] : Object.keys(variables);
  const used = field.args.filter((arg) => sent.includes(arg.name));
  const declared = used.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `${kind.toLowerCase()} Try${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection(field)} }`;
}

function selection({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  const isComposite = isObjectType(named) || isUnionType(named) || isInterfaceType(named);
  return isComposite ? "{ __typename }" : "";
}
