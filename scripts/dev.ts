// npm run dev: the server on 4000 starts anew when its files change, Vite serves the client with hot reload on 5173, and
// relay-compiler runs after each edit of a client file.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { createServer } from "vite";

const SETTLED_MS = 150;
const children = new Set<ChildProcess>();

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

const watched = ["server", "db", "domain"].map((folder) => `--watch-path=${folder}`);
run(...watched, "--watch-preserve-output", "scripts/start.ts");

let settled: NodeJS.Timeout | undefined;
let isCompiling = false;
function compileSoon(): void {
  clearTimeout(settled);
  settled = setTimeout(() => {
    if (isCompiling) return compileSoon();
    isCompiling = true;
    run("node_modules/relay-compiler/cli.js").once("exit", () => (isCompiling = false));
  }, SETTLED_MS);
}
watch("schema.graphql", compileSoon);
watch("client", { recursive: true }, (_event, file) => {
  if (file && /\.tsx?$/.test(file) && !file.includes("__generated__")) compileSoon();
});

const vite = await createServer();
await vite.listen();
vite.printUrls();

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    for (const child of children) child.kill("SIGTERM");
    void vite.close().then(() => process.exit(0));
  });
