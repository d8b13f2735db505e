import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Addresses of others that pages of ours may ask and play, where a part of the installation needs them. */
export interface PageSources {
  connect: readonly string[];
  media: readonly string[];
}

/** The headers of every answer but the client's own files: what a page of ours may load, and who may show it. */
export const commonHeaders = ({ connect, media }: PageSources = { connect: [], media: [] }) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // Mantine writes its theme's variables into an inline style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "blob:", "data:"],
      mediaSrc: ["'self'", "blob:", ...media],
      connectSrc: ["'self'", ...connect],
      fontSrc: ["'self'", "data:"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { microphone: ["self"], camera: [], geolocation: [] },
  });

/** Files of the client are no pages: what is said of those would be a tenth of the bytes of many of them. Opened as one, they load nothing. */
export const fileHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"] },
  crossOriginResourcePolicy: "same-origin",
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Those of every other answer as a record, for one that is not to be touched again. */
export const COMMON_HEADERS: Record<string, string> = Object.fromEntries(
  (
    await new Hono()
      .use(commonHeaders())
      .get("/", (c) => c.body(null))
      .request("/")
  ).headers,
);
