import type { Manifest } from "./manifest.ts";

/**
 * What the doors are dressed in, and their code, which a page otherwise asks for once the common code runs; what every page asks for
 * by itself is left out.
 */
export function prerenderedLinks(manifest: Manifest): string {
  const page = manifest["index.html"]!;
  const { file, imports = [], css = [] } = manifest["client/landing/LandingScreen.tsx"]!;
  const chunks = imports.map((name) => manifest[name]!);
  const common = new Set(page.imports?.map((name) => manifest[name]!.file));
  const styles = new Set([...css, ...chunks.flatMap((chunk) => chunk.css ?? [])]);
  for (const style of page.css ?? []) styles.delete(style);
  const scripts = [file, ...chunks.map((chunk) => chunk.file)].filter((name) => !common.has(name));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ].join("");
}
