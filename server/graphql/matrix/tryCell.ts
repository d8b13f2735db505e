import {
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  isObjectType,
  OperationTypeNode,
  parse,
  subscribe,
} from "graphql";
import type { TestServer } from "../../testing.ts";
import type { Context } from "../context.ts";
import type { Row } from "./cells.ts";
import type { Kit } from "./kit.ts";
import { documentFor } from "./operations.ts";
import type { Principal } from "./principals.ts";
import type { RollingBack } from "./rollingBack.ts";

/** What came of an attempt: in, out by the rules, or something that is neither, in words. */
export type Outcome = "granted" | "refused" | { fault: string };

export interface Attempt {
  outcome: Outcome;
  /** The whole answer as text, without what differs from request to request. */
  answer: string;
}

export interface Fixture {
  server: TestServer;
  database: RollingBack;
  schema: GraphQLSchema;
}

const REFUSALS = ["NOT_FOUND", "UNAUTHENTICATED", "UPGRADE_REQUIRED"];
const CLOSED_STATUS = [401, 404, 410];
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Where the arguments point: own things, somebody else's, or things of the same kinds that do not exist. */
export type Place = "own" | "other" | "missing";

/** Tries a row for real as one principal, and forgets it. */
export function tryCell(
  fixture: Fixture,
  key: string,
  row: Row,
  principal: Principal,
  place: Place,
): Promise<Attempt> {
  return fixture.database.forgetting(() => attempt(fixture, key, row, principal, place));
}

/** The row with what it sends made ready: an attempt then writes nothing but what is tried. */
export async function readied(
  { server }: Fixture,
  row: Row,
  principal: Principal,
  place: Place,
): Promise<Row> {
  const kit = kitOf(principal, place);
  const ready: Row = { ...row };
  const input = await row.input?.(kit, server.db);
  const request = await row.request?.(kit, server);
  if (input) ready.input = () => input;
  if (request) ready.request = () => request;
  return ready;
}

export async function attempt(
  { server, schema }: Fixture,
  key: string,
  row: Row,
  principal: Principal,
  place: Place,
  headers: Record<string, string> = {},
): Promise<Attempt> {
  const kit = kitOf(principal, place);
  if (row.request) return tryRequest(server, row, principal, place);
  const input = (await row.input?.(kit, server.db)) ?? {};
  const given = place === "missing" ? pointingNowhere(input) : input;
  const variables: Record<string, unknown> = key.startsWith("Mutation.") ? { input: given } : { ...given };
  const text = row.document ?? documentFor(schema, key, given);
  const document = parse(text);
  const contextValue = contextOf(server, principal, headers);
  const args = { schema, document, variableValues: variables, contextValue };
  const [definition] = document.definitions;
  const isStream = "operation" in definition! && definition.operation === OperationTypeNode.SUBSCRIPTION;
  const result = isStream ? await subscribe(args) : await execute(args);
  if (Symbol.asyncIterator in result) {
    await (result as AsyncGenerator).return(undefined);
    return { outcome: "granted", answer: "a stream" };
  }
  const answer = result as ExecutionResult;
  // What an answer set going ends before anybody looks at what it left.
  await server.services.replies.idle();
  const outcome = judge(schema, answer, row, kit);
  const isAsked = answer.errors?.some(({ extensions }) => extensions.code === "UNAUTHENTICATED");
  const isVerb = key.startsWith("Mutation.") || key.startsWith("Subscription.");
  // A verb tells a visitor to sign in before anything else, or has words of its own; reading only finds nothing.
  if (outcome === "refused" && isVerb && !principal.viewer && !isAsked && !row.refused)
    return { outcome: { fault: "was not asked to sign in" }, answer: textOf(answer) };
  return { outcome, answer: textOf(answer) };
}

function judge(
  schema: GraphQLSchema,
  { data, errors }: ExecutionResult,
  row: Row,
  kit: Principal["own"],
): Outcome {
  const fault = errors?.find((error) => !REFUSALS.includes(String(error.extensions.code)));
  if (fault) return { fault: fault.message };
  const found: any = data?.[Object.keys(data)[0]!] ?? null;
  if (errors || found === null) {
    // Told by name only: a type whose rule stands on its fields would give away that the row exists.
    return data?.named ? { fault: "tells that it exists" } : "refused";
  }
  if (row.sees) return row.sees(data, kit) ? "granted" : "refused";
  const name: string = found.__typename ?? "";
  if (name === "NotFound" || row.refused?.includes(name)) return "refused";
  const type = schema.getType(name);
  const isRefusal = isObjectType(type) && type.getInterfaces().some((each) => each.name === "UserError");
  return isRefusal && !row.granted?.includes(name) ? { fault: name } : "granted";
}

async function tryRequest(
  server: TestServer,
  row: Row,
  principal: Principal,
  place: Place,
): Promise<Attempt> {
  const asked = await row.request!(kitOf(principal, place), server);
  const { path, ...init } = place === "missing" ? pointingNowhere(asked) : asked;
  const cookie = [asked.headers?.cookie, principal.cookie].filter(Boolean).join("; ");
  const response = await server.app.request(path, {
    ...init,
    headers: { "x-levare": "1", ...init.headers, ...(cookie ? { cookie } : {}) },
  });
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { outcome: "granted", answer: "a stream" };
  }
  const answer = `${response.status} ${(await response.text()).replaceAll(ID, "an id")}`;
  if (response.status < 400) return { outcome: "granted", answer };
  return {
    outcome: [...CLOSED_STATUS, ...(row.closedBy ?? [])].includes(response.status)
      ? "refused"
      : { fault: answer },
    answer,
  };
}

function kitOf({ own, other }: Principal, place: Place): Kit {
  return place === "own" ? own : other;
}

function contextOf(server: TestServer, { viewer }: Principal, headers: Record<string, string>): Context {
  return {
    db: server.db,
    // A copy: a verb that changes the person's rights renews the viewer in place.
    viewer: structuredClone(viewer),
    services: server.services,
    requestId: "a request of the matrix",
    now: () => new Date(),
    answerHeaders: new Headers(),
    request: new Request("http://127.0.0.1:4000/graphql", { headers: { "x-levare": "1", ...headers } }),
  };
}

function textOf({ data, errors }: ExecutionResult): string {
  return JSON.stringify({
    data,
    errors: errors?.map(({ message, path, extensions: { code } }) => ({ message, path, code })),
  });
}

/** The same arguments with every id replaced by one of the same kind that no row has. */
export function pointingNowhere<Value>(value: Value): Value {
  if (typeof value === "string") return nowhere(value) as Value;
  if (Array.isArray(value)) return value.map(pointingNowhere) as Value;
  if (typeof value !== "object" || value === null || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, pointingNowhere(inner)]),
  ) as Value;
}

function nowhere(text: string): string {
  const decoded = Buffer.from(text, "base64").toString("utf8");
  if (/^[A-Za-z]+:[0-9a-f-]{36}$/.test(decoded)) {
    const [type] = decoded.split(":");
    return Buffer.from(`${type}:${crypto.randomUUID()}`).toString("base64");
  }
  return text.replaceAll(ID, () => crypto.randomUUID());
}
