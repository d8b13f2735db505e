import { readFileSync } from "node:fs";
import path from "node:path";
import { readManifest } from "./manifest.ts";

/** Opened by few, or useless without a network: kept by a device once it was opened. */
const LATER = /^client\/(admin|phone\/line|payouts|taxes)\b|node_modules\/@twilio|_twilio-/;
/** Letters that few readers need are kept once they were seen, and browsers of today ask for no font of the older kind. */
const NOT_AHEAD =
  /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|devanagari|latin-ext)-.*\.woff2$|\.woff$/;

/**
 * The files that every device of somebody signed in keeps before they are asked for, below the built client's folder: what the client may
 * load from any of its screens, without the administration and the like.
 */
export function keptFiles(folder: string): string[] {
  const manifest = readManifest(folder);
  const reached = new Set<string>();
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  const scripts = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file]) => file!);
  const files = new Set<string>(["index.html", ...scripts, "logo.svg", "manifest.webmanifest"]);
  const open = ["index.html"];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (!chunk || reached.has(name) || LATER.test(name)) continue;
    reached.add(name);
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!NOT_AHEAD.test(file)) files.add(file);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return [...files].sort();
}
