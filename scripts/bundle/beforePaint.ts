import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const SOURCE = "client/beforePaint.js";
const PLACE = `<!-- ${SOURCE} -->`;
const NAME = "before-paint.js";

/**
 * The script that a page runs before it is painted: no module, which would run later, and a file named by what it holds, so that
 * nobody waits to hear that it is still the same.
 */
export function beforePaint(root: string): Plugin {
  const read = () => readFileSync(path.join(root, SOURCE), "utf8");
  return {
    name: "before-paint",
    // While somebody works on the client nothing is written: the page carries it.
    buildStart() {
      if (!this.meta.watchMode) this.emitFile({ type: "asset", name: NAME, source: read() });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const file = Object.values(bundle ?? {}).find(
          (one) => one.type === "asset" && one.names.includes(NAME),
        );
        const script = file ? `<script src="/${file.fileName}"></script>` : `<script>${read()}</script>`;
        return html.replace(PLACE, () => script);
      },
    },
  };
}
