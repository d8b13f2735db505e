import type { Asking } from "../load.ts";
import { type Candidate, type Start, start } from "./Candidate.ts";
import { postgraphileBody } from "./documents.ts";
import type { Asked } from "./mix.ts";

export const OURS = "levare";
export const BARE = "same engine, bare http";
export const SQL = "levare on its SQL engine";
export const POSTGRAPHILE = "postgraphile 5";
export const ILIKE = "ilike, no facets";

/** Everybody who answers the mix over HTTP, each in a process of its own. */
export async function startCandidates(url: string, dataDir: string): Promise<Candidate[]> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  // As our own client asks.
  const ours = {
    request: (asked: Asked): Asking => ({
      method: "GET",
      path: `/graphql?id=search&variables=${encodeURIComponent(JSON.stringify(asked))}`,
      headers: { "x-levare": "1", accept: "application/json" },
    }),
  };
  const plain = { request: (asked: Asked) => posted("/", asked) };
  const starts: Start[] = [
    { name: OURS, file: "search/levareServer.ts", env: { ...env, PORT: "4130" }, ...ours },
    {
      name: SQL,
      file: "search/levareServer.ts",
      env: { ...env, PORT: "4131", SEARCH_ENGINE: "sql" },
      ...ours,
    },
    { name: BARE, file: "search/bareServer.ts", env, ...plain },
    {
      name: POSTGRAPHILE,
      file: "peers/postgraphileSearch.mjs",
      env,
      request: (asked) => posted("/graphql", postgraphileBody(asked)),
    },
    { name: ILIKE, file: "search/ilikeServer.ts", env, ...plain },
  ];
  const candidates: Candidate[] = [];
  for (const one of starts) {
    const candidate = await start(one);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

function posted(path: string, body: object): Asking {
  const headers = { "content-type": "application/json" };
  return { method: "POST", path, headers, body: JSON.stringify(body) };
}
