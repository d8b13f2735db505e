import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { Database } from "../db/open.ts";
import { accident } from "./accident.ts";
import { localeOf } from "./accounts/localeOf.ts";
import { viewerOf } from "./accounts/session.ts";
import type { ViewerCache } from "./accounts/viewerCache.ts";
import { COMMON_HEADERS, commonHeaders, fileHeaders } from "./commonHeaders.ts";
import type { Route } from "./feature.ts";
import { FEATURES } from "./features.ts";
import type { Context } from "./graphql/context.ts";
import { LIMITS } from "./graphql/limits.ts";
import { persistedQueryExecutor } from "./graphql/persistedQueryExecutor.ts";
import { persistedDocuments } from "./graphql/usePersistedDocuments.ts";
import { healthRoutes, type StoryProgress } from "./healthRoutes.ts";
import { clientAddress, type ServerEnv } from "./http.ts";
import { liveRoutes } from "./live/liveRoutes.ts";
import { ownHosts } from "./ownHosts.ts";
import { noForeignOrigin } from "./ownOrigin.ts";
import { type ClientFiles, clientRoutes } from "./pages/clientFiles.ts";
import { ownViewFinder } from "./pages/ownViewFinder.ts";
import type { Services } from "./services.ts";
import { makeYoga } from "./yoga.ts";

export interface AppOptions {
  database: Database;
  services: Services;
  secret: string;
  client: ClientFiles;
  story?: StoryProgress | undefined;
  now?: () => Date;
}

const ROUTES = FEATURES.flatMap(({ routes = [] }) => routes);

/** The whole server as one fetch handler, without a port: what runs in production is what tests call. */
export function createApp({ database, services, secret, client, story, now = () => new Date() }: AppOptions) {
  const { db } = database;
  const contextFor = async (
    request: Request,
    clientAddress?: string,
    remembered?: ViewerCache,
  ): Promise<Context> => {
    const answerHeaders = new Headers();
    await services.lexicon.freshen();
    const parts = { db, auth: services.auth, secret, settings: services.settings };
    const viewer = await viewerOf(parts, request, answerHeaders, now(), remembered);
    if (viewer) services.tally.sawPerson(viewer.userId, now());
    return { db, viewer, services, requestId: randomUUID(), now, answerHeaders, request, clientAddress };
  };
  const documents = persistedDocuments(client.persistedDocuments);
  const executePersistedQuery = persistedQueryExecutor(documents);
  // Not its `fetch`, which makes an abort signal for each request: a stream ends with its answer's body anyway.
  const { handleRequest: answer } = makeYoga({ contextFor, persistedDocuments: documents });

  const app = new Hono<ServerEnv>();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { status, body } = accident(error, localeOf({ request: c.req.raw }), withoutSecret(c.req.path));
    return c.json(body, status);
  });
  app.use(async (c, next) => {
    c.set("trustedProxies", services.settings.trustedProxies);
    await next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") services.viewers.forget();
  });
  app.use(ownHosts(services.settings));
  app.use(noForeignOrigin(services.settings));
  // No name of ours holds NUL, and PostgreSQL takes no text with it.
  app.use((c, next) => (c.req.url.includes("%00") ? Promise.resolve(c.notFound()) : next()));
  // Before the common headers, which cost as much as the rest of a short answer: here they are known beforehand.
  app.get("/graphql", async (c, next) => {
    const own = c.req.header("x-levare");
    const known =
      own && c.req.header("accept") === "application/json"
        ? await executePersistedQuery({ id: c.req.query("id"), variables: c.req.query("variables") }, () =>
            contextFor(c.req.raw, clientAddress(c), own === "fresh" ? undefined : services.viewers),
          )
        : null;
    if (!known) return next();
    const { status, body, context } = known;
    const headers = { ...KNOWN_HEADERS, ...(context && { "x-request-id": context.requestId }) };
    const response = new Response(body, { status, headers });
    for (const [name, value] of context?.answerHeaders ?? []) response.headers.append(name, value);
    return response;
  });
  // Outside of the common headers, which are written after a page's own.
  app.use("/graphiql", async (c, next) => {
    await next();
    if (c.res.ok) c.header("content-security-policy", GRAPHIQL_POLICY);
  });
  for (const { at, headers } of ROUTES)
    if (headers)
      app.use(`${at}/*`, async (c, next) => {
        await next();
        for (const [name, value] of Object.entries(headers)) c.header(name, value);
      });
  const pageHeaders = commonHeaders(services.telephony.pageSources);
  app.use((c, next) => (c.req.path.startsWith("/assets/") ? fileHeaders(c, next) : pageHeaders(c, next)));
  app.route("/healthz", healthRoutes(database, services, story));
  app.get("/graphql", (c) => answer(c.req.raw, { clientAddress: clientAddress(c) }));
  app.post("/graphql", bodyLimit({ maxSize: LIMITS.bodyBytes }), (c) =>
    answer(c.req.raw, { clientAddress: clientAddress(c) }),
  );
  app.route("/live", liveRoutes(documents, contextFor));
  app.get("/graphiql", async (c) => {
    const { viewer } = await contextFor(c.req.raw);
    if (viewer?.role !== "superadmin") return c.notFound();
    // Nine megabytes, for a page that few open.
    const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
    return c.html(renderGraphiQL({ endpoint: "/graphql", headers: JSON.stringify({ "x-levare": "1" }) }));
  });
  const serve = (route: Route) => {
    const served = route.serve({ db, services, client, now, contextFor });
    if (served) app.route(route.at, served);
  };
  for (const route of ROUTES) if (route.before === "limits") serve(route);
  app.use("/api/*", bodyLimit({ maxSize: LIMITS.bodyBytes }));
  for (const route of ROUTES) if (!route.before) serve(route);
  app.route("/", clientRoutes(client, services, ownViewFinder({ db, secret, services, now })));
  return app;
}

const SECRET = new RegExp(`^(${ROUTES.flatMap(({ secrets = [] }) => secrets).join("|")})/[^/]+`);

/** A path as the log may keep it: where the address itself is the secret, without it. */
function withoutSecret(path: string): string {
  return path.replace(SECRET, "$1/…");
}

const KNOWN_HEADERS = {
  ...COMMON_HEADERS,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

// GraphiQL brings its own inline scripts and styles; nobody but a superadmin is served its page.
const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'";
