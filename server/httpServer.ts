import type { Server, ServerResponse } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
// Loaded here, before the adaptor puts a Response of its own in the place of Node's: one of its own would be sent once more.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** How long the head of a request may take to arrive: whoever sends a letter a second holds a connection no longer. */
const HEADERS_MS = 10_000;

type Answer = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** A server of HTTP that does not listen yet. An answer that `fetch` wrote to the socket itself is left alone, whatever is returned. */
export function openHttpServer(fetch: Answer, headersMs = HEADERS_MS): Server {
  // Node looks for slow ones every thirty seconds unless it is told, whatever their limit.
  const serverOptions = { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 10 };
  const answer: Answer = async (request, env) => {
    const response = await fetch(request, env);
    return (env.outgoing as ServerResponse).headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  return createAdaptorServer({ fetch: answer, serverOptions }) as Server;
}
