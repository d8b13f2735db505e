// PostGraphile 5 over the same tables, as its own presets make the API, for whoever is signed in; it asks for no rights.
import { createServer } from "node:http";
import pg from "pg";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { makeV4Preset } from "postgraphile/presets/v4";
import { whoAsks } from "../session.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const preset = {
  extends: [PostGraphileAmberPreset, makeV4Preset({ dynamicJson: true, graphiql: false })],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ["public"],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphqlPath: "/graphql", watch: false },
  grafast: {
    explain: false,
    context: async ({ node }) => ({ viewer: await whoAsks(pool, node.req.headers.cookie) }),
  },
};
const serv = postgraphile(preset).createServ(grafserv);
const server = createServer();
await serv.addTo(server);
server.listen(4113, "127.0.0.1", () => console.log("READY http://127.0.0.1:4113"));
