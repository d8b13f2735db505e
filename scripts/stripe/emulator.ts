// npm run stripe:emulator is the emulator of Stripe that several servers on one database share by STRIPE_EMULATOR_URL. It signs events
// with STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET, and keeps what it knows in DATA_DIR.
import path from "node:path";
import { COMMON_HEADERS } from "../../server/commonHeaders.ts";
import { openHttpServer } from "../../server/httpServer.ts";
import { Emulator } from "../../server/payments/emulator/Emulator.ts";
import { emulatorFolder } from "../../server/payments/emulator/journalOf.ts";
import { EMULATOR_HEADERS } from "../../server/payments/emulatorRoutes.ts";

const { HOST = "127.0.0.1", PORT = "4100", DATA_DIR = ".data", PUBLIC_URL, ...env } = process.env;
const { STRIPE_WEBHOOK_SECRET: platform, STRIPE_CONNECT_WEBHOOK_SECRET: connect = platform } = env;
if (!platform || !connect) {
  console.error("Set STRIPE_WEBHOOK_SECRET to what the servers will know: whsec_ and some chance behind it.");
  process.exit(2);
}
const publicUrl = (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, "");
const emulator = await Emulator.open({
  ...{ publicUrl, folder: emulatorFolder(path.resolve(DATA_DIR)), secrets: { platform, connect } },
});
emulator.deliverTo((request) => fetch(request));
const server = openHttpServer(async (request) => {
  const response = await emulator.fetch(request);
  // Whoever has paid goes back to the product, which is another address.
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    ...EMULATOR_HEADERS,
    ...Object.fromEntries(response.headers),
  };
  headers["content-security-policy"] = headers["content-security-policy"]!.replace(
    "form-action 'self'",
    "form-action *",
  );
  return new Response(response.body, { status: response.status, headers });
}).listen(Number(PORT), HOST, () => console.log(`The emulated Stripe answers at ${publicUrl}`));
process.once("SIGTERM", () => server.close(() => void emulator.close()));
