import { readFileSync } from "node:fs";
import path from "node:path";
import { reachedFiles } from "./reachedFiles.ts";

const NAMED = /^import \{([^}]*)\} from "((?!\.)[^"]+)";$/gm;
/** What Relay's compiler makes of it stands in a file of its own. */
const DOCUMENT = /graphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)/g;
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** What a page needs at once which begins with these files: files of ours, and the parts of packages that they name. */
export class Step {
  readonly #files: Set<string>;
  readonly #names = new Set<string>();

  constructor(root: string, begins: readonly string[]) {
    this.#files = reachedFiles(root, begins, [], true);
    for (const file of this.#files) {
      if (!/\.tsx?$/.test(file)) continue;
      const code = readFileSync(file, "utf8");
      for (const [, names, source] of code.matchAll(NAMED))
        for (const name of names!.split(",")) this.#names.add(`${source} ${name.trim()}`);
      for (const [, name] of code.matchAll(DOCUMENT))
        this.#files.add(path.join(root, `client/__generated__/${name}.graphql.ts`));
    }
  }

  /** Of a module of a package by its file, which bears the name of what it exports. */
  has(id: string): boolean {
    const [, source] = PACKAGE.exec(id) ?? [];
    if (!source) return this.#files.has(id);
    const name = path.basename(id).replace(/\.\w+$/, "");
    const named = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return this.#names.has(`${source.replace("\\", "/")} ${named}`);
  }
}
