// Our server as it is, with paid sales of our emulator, and beside it a door that does nothing but insert the row of an event. Its parent
// reads where both are, what events are signed with and about what they can be; a line on the standard input says how many
// events are worked on at once from now on, each again as soon as it is done.
import { createServer } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { act } from "../../server/acting/act.ts";
import { actingAs } from "../../server/acting/actingIn.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { startSale } from "../../server/sales/startSale.ts";
import { serve } from "../../server/serve.ts";
import { freePort } from "../../server/serverProcess.ts";
import { makeBareEvents } from "./money/bareEvents.ts";

const SALES = 20;
const TYPE = "checkout.session.completed";

const env = { ...process.env, DEMO: "0", PORT: String(await freePort()) };
const { address, database, services } = await serve(
  readConfiguration(env, path.join(import.meta.dirname, "../..")),
);
const context = { db: database.db, services, dataDir: process.env.DATA_DIR! };
const sessions = await paidSessions();

const bare = await makeBareEvents(database.pool);
const door = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  await bare(body);
  response.setHeader("content-type", "application/json").end('{"received":true}');
});
const barePort = await freePort();
await new Promise<void>((resolve) => door.listen(barePort, "127.0.0.1", resolve));

let atOnce = 0;
let worked = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  const before = atOnce;
  atOnce = Number(line);
  for (let n = before; n < atOnce; n++) void work(n);
});
console.log(
  JSON.stringify({
    ...{ address: `${address}/webhooks/stripe`, bare: `http://127.0.0.1:${barePort}/` },
    ...{ secret: services.payments.secrets.platform, type: TYPE, sessions },
  }),
);
process.once("SIGTERM", () => {
  console.log(JSON.stringify({ worked }));
  process.exit(0);
});

/** What an event about a sale asks for, over and over while so many are to be at work. */
async function work(n: number): Promise<void> {
  while (n < atOnce) {
    const event = { id: `evt_${newId()}`, type: TYPE, account: null, objectId: sessions[n % SALES]! };
    for (const handle of services.payments.handlersOf(TYPE)) await handle(context, event);
    worked++;
  }
}

async function paidSessions(): Promise<string[]> {
  const { db } = database;
  const user = await aUser(db, { userTier: "artist_pro" });
  const { id: workspaceId } = await aWorkspace(db, { ownerId: user.id });
  const { id } = await aTrack(db, { workspaceId });
  const line = { subject: `track:${id}`, quantity: 1, unitMinor: "1000", currency: "USD" };
  for (let n = 0; n < SALES; n++) {
    const { url } = await act(actingAs("cli", context), startSale, {
      lines: [{ ...line, taxCategory: "digital", shippingMinor: "0" }],
      ...{ buyer: { email: `fan${n}@example.test` }, country: "US", locale: "en" },
      ...{ successUrl: "/", cancelUrl: "/" },
    });
    const form = new URLSearchParams({ action: "pay", card: "4242 4242 4242 4242" });
    await services.payments.emulator!.fetch(new Request(url!, { method: "POST", body: form }));
  }
  const rows = await db.selectFrom("sale").select("checkoutSessionId").execute();
  return rows.map(({ checkoutSessionId }) => checkoutSessionId!);
}
