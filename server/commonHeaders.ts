import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Addresses of others that pages of ours may ask and play, where a part of the installation needs them. */
export interface PageSources {
  connect: readonly string[];
  media: readonly string[];
}

/** The headers of every answer: what a page of ours may load, and who may show it. */
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

/** The same as a record, for an answer that is not to be touched again. */
export const COMMON_HEADERS: Record<string, string> = Object.fromEntries(
  (
    await new Hono()
      .use(commonHeaders())
      .get("/", (c) => c.body(null))
      .request("/")
  ).headers,
);
