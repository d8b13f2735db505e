import path from "node:path";
import type { Plugin } from "vite";

/**
 * Modules of ours that were put into one file of `folder` still find what lies beside them where it was written: migrations, lists,
 * programs of threads.
 */
export function placesOfSources(folder: string): Plugin {
  return {
    name: "places-of-sources",
    // Before anything else makes places of the bundle of these words.
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes("import.meta.")) return null;
      const file = path.relative(folder, id).replaceAll(path.sep, "/");
      const places: Record<string, string> = {
        url: `new URL(${JSON.stringify(file)}, import.meta.url).href`,
        filename: `(import.meta.dirname + ${JSON.stringify(`/${file}`)})`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(file)}`)})`,
      };
      const placed = code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, place) => places[place]!);
      return { code: placed, map: null };
    },
  };
}
