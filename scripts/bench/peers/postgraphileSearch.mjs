// PostGraphile 5 with its filters and aggregates over the same tables: no sign-in, no rights.
import { createServer } from "node:http";
import { PgAggregatesPreset } from "@graphile/pg-aggregates";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { makeV4Preset } from "postgraphile/presets/v4";
import { PostGraphileConnectionFilterPreset } from "postgraphile-plugin-connection-filter";

const preset = {
  extends: [
    PostGraphileAmberPreset,
    makeV4Preset({ dynamicJson: true, graphiql: false }),
    PostGraphileConnectionFilterPreset,
    PgAggregatesPreset,
  ],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ["public"],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphqlPath: "/graphql", watch: false },
  grafast: { explain: false },
};
const serv = postgraphile(preset).createServ(grafserv);
const server = createServer();
await serv.addTo(server);
server.listen(4133, "127.0.0.1", () => console.log("READY http://127.0.0.1:4133"));
