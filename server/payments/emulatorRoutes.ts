import { Hono } from "hono";
import type { ServerEnv } from "../http.ts";
import type { Payments } from "../providers/payments.ts";

/** The pages of our own part; the API behind them is asked within the process only. Null where it stands for nothing. */
export function emulatorRoutes({ emulator }: Payments): Hono<ServerEnv> | null {
  if (!emulator) return null;
  return new Hono<ServerEnv>().on(["GET", "POST"], "/*", (c) => emulator.fetch(c.req.raw));
}

/** Of its pages: no script, and no style but their own. */
export const EMULATOR_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
