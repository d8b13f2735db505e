import path from "node:path";
import { askedLocale, type Locale } from "../../domain/accounts/locales.ts";
import type { PlatformSettings } from "../../domain/platform/settings.ts";
import { hasSessionCookie } from "../accounts/session.ts";
import { keptFile } from "../keptFile.ts";
import { afterFirstPaint } from "./afterFirstPaint.ts";
import { ROOT } from "./pageHead.ts";

/** Where the built client keeps what its doors look like before any script runs; not among what it serves. */
export const PRERENDERED_FOLDER = ".vite/prerendered";

/** The file of a door in a language, in that folder. */
export function prerenderedName(door: string, locale: Locale): string {
  return `${door === "/" ? "home" : door.slice(1)}.${locale}.json`;
}

const DOOR = /^\/[a-z-]*$/;

/**
 * The client's page with its door drawn ahead, in the language that the browser asks for. For people without a session alone, who
 * find the same page at these addresses; other pages stay as they are, and so do all while the operator has something to say above
 * them. The client takes it away when its own page stands.
 */
export async function withPrerendered(
  html: string,
  folder: string,
  request: Request,
  { defaultLanguage, noticeEn, noticeEs }: PlatformSettings,
): Promise<string> {
  const { pathname, search } = new URL(request.url);
  // What a view of /auth is, its query says.
  if (!DOOR.test(pathname) || search !== "" || hasSessionCookie(request.headers.get("cookie"))) return html;
  if (noticeEn || noticeEs) return html;
  const locale = askedLocale(request.headers.get("accept-language")) ?? defaultLanguage;
  const drawn = await keptFile<{ head: string; html: string }>(
    path.join(folder, PRERENDERED_FOLDER, prerenderedName(pathname, locale)),
    JSON.parse,
  );
  if (!drawn) return html;
  const page = html
    .replace('<html lang="en"', `<html lang="${locale}" data-prerendered="${locale}"`)
    .replace("</head>", () => `${drawn.head}</head>`)
    .replace(ROOT, () => `${ROOT}<div id="first-view">${drawn.html}</div>`);
  return afterFirstPaint(page);
}
