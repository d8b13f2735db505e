import { readFileSync } from "node:fs";
import path from "node:path";

/** What vite's manifest says of a file of the built client; other files by their names there, all paths below the client's folder. */
export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** By the paths of modules in the project. */
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8"));
}

/** What these modules begin with: themselves, and what is imported at once. Throws where the client has no such module. */
export function beginningWith(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const names = new Set(modules);
  // A set that grows is walked to its end.
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].map((name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built client knows nothing of ${name}.`);
    return chunk;
  });
}

/** Where code and styles lie that these modules begin with, without what the `known` ones begin with, each once. */
export function filesAhead(
  manifest: Manifest,
  modules: readonly string[],
  known: readonly string[] = ["index.html"],
): string[] {
  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css];
  const begun = new Set(beginningWith(manifest, known).flatMap(filesOf));
  const files = new Set(beginningWith(manifest, modules).flatMap(filesOf));
  return [...files].filter((name) => !begun.has(name)).map((name) => `/${name}`);
}
