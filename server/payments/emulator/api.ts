import { createHash, randomBytes } from "node:crypto";
import { API_VERSION } from "../apiVersion.ts";
import { billingRoutes } from "./billingRoutes.ts";
import type { ApiRoute } from "./Call.ts";
import { connectRoutes } from "./connectRoutes.ts";
import { expand } from "./expand.ts";
import { moneyRoutes } from "./moneyRoutes.ts";
import { itemsIn, type Params, parseForm } from "./parameters.ts";
import { Refusal, refuse } from "./refuse.ts";
import { DAY } from "./time.ts";
import type { World } from "./World.ts";

/** One call and what came of it, for whoever checks that both are what Stripe would say. */
export interface Exchange {
  /** As `POST customers/:`; null: nobody knows that address. */
  call: string | null;
  params: Params;
  status: number;
  body: unknown;
}

/** What was answered under an idempotency key, which it answers again. */
interface KeptAnswer {
  asked: string;
  status: number;
  body: string;
  at: number;
}

export const ANSWERS = "answer ";

/** As long as Stripe itself remembers: after that the same key does the thing again. */
export const ANSWERS_KEPT = DAY;

const ROUTES = [...billingRoutes, ...moneyRoutes, ...connectRoutes].map((route) => ({
  ...route,
  pattern: new RegExp(`^/v1/${route.path.replaceAll(":", "([^/]+)")}$`),
}));

/** Reads one call; what is returned answers it in memory, and what it changed waits in the world to be committed. */
export async function openCall(
  world: World,
  request: Request,
  onExchange?: (exchange: Exchange) => void,
): Promise<() => Response> {
  const body = await request.text();
  return () => answer(world, request, body, onExchange);
}

function answer(
  world: World,
  request: Request,
  body: string,
  onExchange?: (exchange: Exchange) => void,
): Response {
  const url = new URL(request.url);
  const account = request.headers.get("stripe-account");
  const given = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  // Each account has keys of its own.
  const key = given && account ? `${account} ${given}` : given;
  const asked = createHash("sha256").update(`${account} ${url.pathname} ${body}`).digest("hex");
  const kept = key ? answerKept(world, key) : undefined;
  if (kept?.asked === asked) return respond(kept.status, kept.body, { "idempotent-replayed": "true" });

  const { expand: paths, ...params } = paramsOf(url, body);
  const found = routeOf(request.method, url);
  const { status, said } = ((): { status: number; said: unknown } => {
    try {
      judgeAsker(request, kept !== undefined);
      if (!found) refuse(`Unrecognized request URL (${request.method}: ${url.pathname}).`, {}, 404);
      const ids = found.pattern.exec(url.pathname)!.slice(1).map(decodeURIComponent);
      if (account !== null) judgeAccount(world, found, account);
      const answered = found.answer({ world, params, ids, id: ids[0] ?? "", url: url.pathname, account });
      return { status: 200, said: expand(world, answered, itemsIn(paths)) };
    } catch (error) {
      if (!(error instanceof Refusal)) {
        world.takeBack();
        throw error;
      }
      if (!error.leavesTraces) world.takeBack();
      return { status: error.status, said: { error: error.body } };
    }
  })();
  const text = JSON.stringify(said);
  if (key && !kept)
    world.write(ANSWERS + key, { asked, status, body: text, at: world.now() } satisfies KeptAnswer);
  onExchange?.({ call: found ? callOf(found) : null, params, status, body: JSON.parse(text) });
  return respond(status, text);
}

function answerKept(world: World, key: string): KeptAnswer | undefined {
  const kept = world.read<KeptAnswer>(ANSWERS + key);
  return kept && kept.at >= world.now() - ANSWERS_KEPT ? kept : undefined;
}

function judgeAsker(request: Request, isKeyUsed: boolean): void {
  if (!/^Bearer sk_test_/.test(request.headers.get("authorization") ?? ""))
    refuse("Invalid API Key provided.", {}, 401);
  if (isKeyUsed)
    throw new Refusal(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    });
}

function judgeAccount(world: World, { isOfAccounts, path }: ApiRoute, account: string): void {
  const found = world.find(account);
  if (found?.object !== "account" || found.deleted)
    throw new Refusal(403, {
      type: "invalid_request_error",
      code: "account_invalid",
      message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    });
  if (!isOfAccounts) refuse(`The emulator does not know ${path} of a connected account.`);
}

const callOf = ({ method, path }: ApiRoute) => `${method} ${path}`;

const routeOf = (method: string, url: URL) =>
  ROUTES.find((route) => route.method === method && route.pattern.test(url.pathname));

const paramsOf = (url: URL, body: string): Params =>
  parseForm([url.search.slice(1), body].filter(Boolean).join("&"));

/** What was asked and answered, as it is seen from outside, whoever answered. */
export function exchangeOf(request: Request, asked: string, status: number, body: unknown): Exchange {
  const url = new URL(request.url);
  const found = routeOf(request.method, url);
  const { expand: _paths, ...params } = paramsOf(url, asked);
  return { call: found ? callOf(found) : null, params, status, body };
}

function respond(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "application/json",
      "request-id": `req_${randomBytes(8).toString("hex")}`,
      "stripe-version": API_VERSION,
      ...headers,
    },
  });
}
