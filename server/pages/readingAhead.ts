import path from "node:path";
import { hasSessionCookie } from "../accounts/session.ts";
import { keptFile } from "../keptFile.ts";

/** Where the built client keeps the list of what pages that visitors read begin with; not among what it serves. */
export const READING_FILES = ".vite/reading.json";

/** Code and styles by the kind of page. */
export type ReadingFiles = Readonly<Record<"profile" | "release", readonly string[]>>;

/** The files that a page to be read will ask for, where a visitor asks; somebody signed in gets other code. */
export async function readingAhead(
  folder: string,
  request: Request,
  page: keyof ReadingFiles,
): Promise<readonly string[]> {
  if (hasSessionCookie(request.headers.get("cookie"))) return [];
  const told = await keptFile<ReadingFiles>(path.join(folder, READING_FILES), JSON.parse);
  return told?.[page] ?? [];
}
