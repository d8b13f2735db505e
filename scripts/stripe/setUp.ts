// npm run stripe:setup makes what the product needs in the account of STRIPE_SECRET_KEY: plans and prices, what customers may do in
// the portal, and the endpoints of events below PUBLIC_URL. Run again it changes nothing.
import Stripe from "stripe";
import { setUpStripe } from "../../server/payments/setUpStripe.ts";

const { STRIPE_SECRET_KEY: key, PUBLIC_URL: publicUrl } = process.env;
if (!key || !publicUrl) {
  console.error("Set STRIPE_SECRET_KEY and PUBLIC_URL. Without a key our emulator is set up by itself.");
  process.exit(2);
}
const { made, secrets } = await setUpStripe(new Stripe(key), publicUrl.replace(/\/$/, ""));
console.log(made.length > 0 ? `Made: ${made.join(", ")}.` : "Everything stood already.");
if (secrets.platform) console.log(`STRIPE_WEBHOOK_SECRET=${secrets.platform}`);
if (secrets.connect) console.log(`STRIPE_CONNECT_WEBHOOK_SECRET=${secrets.connect}`);
