import { randomUUID } from "node:crypto";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { Database } from "../db/open.ts";
import { UNEXPECTED_ERROR } from "../domain/accounts/registration.ts";
import { devMailRoutes } from "./accounts/devMail.ts";
import type { RememberedViewers } from "./accounts/rememberedViewers.ts";
import { authRoutes } from "./accounts/routes.ts";
import { viewerOf } from "./accounts/session.ts";
import { auditExportRoutes } from "./admin/auditExport.ts";
import { lexiconExportRoutes } from "./admin/lexiconExport.ts";
import { acceptAssetUpload } from "./assets/acceptAssetUpload.ts";
import { assetRoutes } from "./assets/assetRoutes.ts";
import { SHARED_POLICY, sharedFileRoutes } from "./assets/sharedFileRoutes.ts";
import { coverRoutes } from "./catalog/coverRoutes.ts";
import { exportRoutes as trackExportRoutes } from "./catalog/exportRoutes.ts";
import { importRoutes } from "./catalog/importRoutes.ts";
import { mediaRoutes } from "./catalog/mediaRoutes.ts";
import { uploadRoutes } from "./catalog/uploadRoutes.ts";
import { type ClientFiles, clientRoutes } from "./clientFiles.ts";
import { COMMON_HEADERS, commonHeaders } from "./commonHeaders.ts";
import { complianceReportRoutes } from "./compliance/reportRoutes.ts";
import { downloadRoutes } from "./downloads/downloadRoutes.ts";
import { cardRoutes } from "./faces/cardRoutes.ts";
import { EMBED_POLICY, embedRoutes } from "./faces/embedRoutes.ts";
import { facePageRoutes } from "./faces/facePages.ts";
import { oembedRoutes } from "./faces/oembedRoutes.ts";
import { knownAnswers } from "./graphql/answerKnown.ts";
import type { Context } from "./graphql/context.ts";
import { LIMITS } from "./graphql/limits.ts";
import { persistedDocuments } from "./graphql/usePersistedDocuments.ts";
import { healthRoutes } from "./healthRoutes.ts";
import { clientAddress, type ServerEnv } from "./http.ts";
import { liveRoutes } from "./live/liveRoutes.ts";
import { log } from "./log.ts";
import { exportRoutes } from "./privacy/exportRoutes.ts";
import { pictureRoutes, pictureUploadRoutes } from "./profiles/pictureRoutes.ts";
import { profilePageRoutes } from "./profiles/profilePage.ts";
import { coverUploadRoutes } from "./releases/coverUploadRoutes.ts";
import { planRoutes } from "./releases/planner/planRoutes.ts";
import type { Services } from "./services.ts";
import { makeYoga } from "./yoga.ts";

export interface AppOptions {
  database: Database;
  services: Services;
  secret: string;
  dataDir: string;
  client: ClientFiles;
  now?: () => Date;
}

/** The whole server as one fetch handler, without a port: what runs in production is what tests call. */
export function createApp({
  database,
  services,
  secret,
  dataDir,
  client,
  now = () => new Date(),
}: AppOptions) {
  const { db } = database;
  const contextFor = async (
    request: Request,
    clientAddress?: string,
    remembered?: RememberedViewers,
  ): Promise<Context> => {
    const answerHeaders = new Headers();
    await services.lexicon.freshen();
    const parts = { db, auth: services.auth, secret };
    const viewer = await viewerOf(parts, request, answerHeaders, now(), remembered);
    if (viewer) services.tally.sawPerson(viewer.userId, now());
    return { db, viewer, services, requestId: randomUUID(), now, answerHeaders, request, clientAddress };
  };
  const documents = persistedDocuments(client.persistedDocuments);
  const answerKnown = knownAnswers(documents);
  // Not its `fetch`, which makes an abort signal for each request: a stream ends with its answer's body anyway.
  const { handleRequest: answer } = makeYoga({ contextFor, persistedDocuments: documents });

  const app = new Hono<ServerEnv>();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const requestId = randomUUID();
    log.error("accident", { requestId, path: withoutSecret(c.req.path), error });
    return c.json({ message: UNEXPECTED_ERROR, requestId }, 500);
  });
  app.use(async (c, next) => {
    c.set("trustedProxies", services.settings.trustedProxies);
    await next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") services.viewers.forget();
  });
  // Before the common headers, which cost as much as the rest of a short answer: here they are known beforehand.
  app.get("/graphql", async (c, next) => {
    const own = c.req.header("x-levare");
    const known =
      own && c.req.header("accept") === "application/json"
        ? await answerKnown({ id: c.req.query("id"), variables: c.req.query("variables") }, () =>
            contextFor(c.req.raw, clientAddress(c), own === "fresh" ? undefined : services.viewers),
          )
        : null;
    if (!known) return next();
    const { status, body, context } = known;
    const headers = { ...KNOWN_HEADERS, ...(context && { "x-request-id": context.requestId }) };
    const response = new Response(body, { status, headers });
    for (const cookie of context?.answerHeaders.getSetCookie() ?? [])
      response.headers.append("set-cookie", cookie);
    return response;
  });
  // Outside of the common headers, which are written after a page's own.
  app.use("/graphiql", async (c, next) => {
    await next();
    if (c.res.ok) c.header("content-security-policy", GRAPHIQL_POLICY);
  });
  app.use("/embed/*", async (c, next) => {
    await next();
    c.header("content-security-policy", EMBED_POLICY);
    c.header("x-frame-options", undefined);
    c.header("cross-origin-resource-policy", "cross-origin");
  });
  app.use("/s/*", async (c, next) => {
    await next();
    c.header("content-security-policy", SHARED_POLICY);
    // The address is the secret: no page that is linked from there learns it.
    c.header("referrer-policy", "no-referrer");
  });
  app.use(commonHeaders);
  app.route("/healthz", healthRoutes(database, services));
  app.get("/graphql", (c) => answer(c.req.raw, { clientAddress: clientAddress(c) }));
  app.post("/graphql", bodyLimit({ maxSize: LIMITS.bodyBytes }), (c) =>
    answer(c.req.raw, { clientAddress: clientAddress(c) }),
  );
  app.route("/live", liveRoutes(documents, contextFor));
  app.get("/graphiql", async (c) => {
    const { viewer } = await contextFor(c.req.raw);
    if (viewer?.role !== "superadmin") return c.notFound();
    return c.html(renderGraphiQL({ endpoint: "/graphql", headers: JSON.stringify({ "x-levare": "1" }) }));
  });
  // Before the limit of the other bodies: pictures are larger than questions.
  app.route("/api/profile", pictureUploadRoutes(contextFor));
  app.route("/api/releases", coverUploadRoutes(contextFor));
  app.route("/api/catalog", importRoutes(contextFor));
  app.use("/api/*", bodyLimit({ maxSize: LIMITS.bodyBytes }));
  app.route("/api/auth", authRoutes(db, services, now));
  app.route("/api/admin", auditExportRoutes(contextFor));
  app.route("/api/admin", lexiconExportRoutes(contextFor));
  app.route("/api/catalog", trackExportRoutes(contextFor));
  app.route("/api/privacy", exportRoutes(contextFor));
  app.route("/api/downloads", downloadRoutes(contextFor));
  app.route("/api/compliance", complianceReportRoutes(contextFor));
  app.route("/api/planner", planRoutes({ db, services, now, contextFor }));
  app.route("/api/assets", assetRoutes(contextFor));
  app.route("/s", sharedFileRoutes(contextFor));
  app.route("/uploads", uploadRoutes(dataDir, contextFor, { asset: acceptAssetUpload }));
  app.route("/media", mediaRoutes(db, services, contextFor, now));
  app.route("/covers", coverRoutes(services));
  app.route("/pictures", pictureRoutes(services.storage));
  if (services.settings.isLoopbackDemo) app.route("/dev/mail", devMailRoutes(db));
  app.route("/cards", cardRoutes(db, services));
  app.route("/embed", embedRoutes({ db, services, now }));
  app.route("/oembed", oembedRoutes(db, services.settings.publicUrl));
  app.route("/", profilePageRoutes({ db, services, client, now }));
  app.route("/", facePageRoutes({ db, services, client, now }));
  app.route("/", clientRoutes(client, services));
  return app;
}

/** A path as the log may keep it: where the address itself is the secret, without it. */
function withoutSecret(path: string): string {
  return path.replace(/^(\/s|\/api\/planner\/feeds)\/[^/]+/, "$1/…");
}

const KNOWN_HEADERS = {
  ...COMMON_HEADERS,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

// GraphiQL brings its own inline scripts and styles; nobody but a superadmin is served its page.
const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'";
