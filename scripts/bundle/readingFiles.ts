interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a page that visitors read begins with once the common code knows that nobody is signed in. */
const BEGINS = [
  "client/app/visitorRoutes.tsx",
  "client/app/relay.ts",
  "client/profiles/ProfileScreen.tsx",
  "client/publicPages/PublicReleaseScreen.tsx",
];

/** Code and styles that these pages otherwise ask for one after the other; what every page asks for by itself is left out. */
export function readingFiles(manifest: Record<string, Chunk>): string[] {
  const common = new Set(reached(manifest, ["index.html"]));
  const files = reached(manifest, BEGINS).filter((name) => !common.has(name));
  return files.map((name) => `/${name}`);
}

function reached(manifest: Record<string, Chunk>, begins: readonly string[]): string[] {
  const names = new Set(begins);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built client knows nothing of ${name}.`);
    return [chunk.file, ...(chunk.css ?? [])];
  });
}
