import path from "node:path";
import type { Locale } from "../../domain/accounts/locales.ts";
import { hasSessionCookie } from "../accounts/session.ts";
import { keptFile } from "../keptFile.ts";
import { afterFirstPaint, FIRST_SCRIPT } from "./afterFirstPaint.ts";
import type { OwnView } from "./ownView.ts";
import { escaped } from "./pageHead.ts";

/** Where the built client keeps what pages of somebody signed in begin with; not among what it serves. */
export const WORKING_FILES = ".vite/working.json";

/** The home of a fan, which lies where a studio's does. */
export const FAN_HOME = "/ of a fan";

export interface WorkingFiles {
  /** Where it is asked who is here. */
  asks: string;
  /** The words of all that, by language: which one it is knows the device. */
  texts: Readonly<Record<Locale, readonly string[]>>;
  /** Code and styles of the frame around every screen. */
  frame: readonly string[];
  /** What the screens of every day ask and need beside it, by their addresses; a fan's home by `FAN_HOME`. */
  screens: Readonly<Record<string, { asks: readonly string[]; files: readonly string[] }>>;
}

/**
 * The client's page for somebody who brings a session: its first script (client/beforePaint.js) asks who that is, and the code of
 * their frame and of a screen of every day is on its way, before any other code runs. Where the screen was written into the page
 * (`view`), both follow once that is in sight.
 */
export async function withWorkAhead(
  html: string,
  folder: string,
  request: Request,
  view: OwnView | null = null,
): Promise<string> {
  if (!hasSessionCookie(request.headers.get("cookie"))) return html;
  const told = await keptFile<WorkingFiles>(path.join(folder, WORKING_FILES), JSON.parse);
  if (!told) return view ? afterFirstPaint(html) : html;
  const { pathname, search } = new URL(request.url);
  const screen = told.screens[view?.isFans ? FAN_HOME : pathname];
  const asks = [told.asks, ...(search === "" && screen ? screen.asks : [])];
  const files = [...told.frame, ...(screen?.files ?? [])];
  const page = html.replace(FIRST_SCRIPT, (first) => `${first} ${attributesOf({ asks, ...told.texts })}`);
  if (view) return afterFirstPaint(page, files);
  return page.replace("</head>", () => `${files.map(linkTo).join("")}</head>`);
}

function attributesOf(data: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(data)
    .map(([name, words]) => `data-${name}="${escaped(words.join(" "))}"`)
    .join(" ");
}

function linkTo(file: string): string {
  const kind = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="${file}">`;
}
