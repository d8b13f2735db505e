// npm run search -- VERB: what is behind the search box. Without a verb it prints the list.
import path from "node:path";
import type { Database } from "../db/open.ts";
import { withDatabase } from "./admin/withDatabase.ts";
import { runVerb } from "./runVerb.ts";
import { rebuild } from "./search/rebuild.ts";
import { stats } from "./search/stats.ts";
import { verify } from "./search/verify.ts";

const SEARCHES = 500;

type Act = (database: Database, folder: string, args: readonly string[]) => Promise<number>;

const VERBS: Record<string, { usage: string; act: Act }> = {
  rebuild: {
    usage: "        make every row, the index and its snapshot anew",
    act: async (database, folder) => {
      await rebuild(database, folder, console.log);
      return 0;
    },
  },
  verify: {
    usage: `[SEARCHES]  compare rows with things, and the index with the database in ${SEARCHES} searches`,
    act: async (database, folder, [count = SEARCHES]) =>
      (await verify(database, folder, Number(count), console.log)) === 0 ? 0 : 1,
  },
  stats: {
    usage: "          what the index holds",
    act: async (database, folder) => {
      await stats(database, folder, console.log);
      return 0;
    },
  },
};

await runVerb("npm run search", VERBS, ({ act }, configuration, args) =>
  withDatabase(configuration, (database) => act(database, path.join(configuration.dataDir, "search"), args)),
);
