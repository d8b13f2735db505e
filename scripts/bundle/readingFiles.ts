import { READ } from "./chunkGroups.ts";
import { beginningWith, type Chunk, type Manifest } from "./manifest.ts";

/**
 * Code and styles that pages to be read otherwise ask for one after the other, once the common code knows that nobody is signed in;
 * what every page asks for by itself is left out.
 */
export function readingFiles(manifest: Manifest): string[] {
  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css];
  const common = new Set(beginningWith(manifest, ["index.html"]).flatMap(filesOf));
  const files = beginningWith(manifest, READ).flatMap(filesOf);
  return files.filter((name) => !common.has(name)).map((name) => `/${name}`);
}
