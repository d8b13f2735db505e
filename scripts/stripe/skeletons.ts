// Writes the empty objects of the API that our emulator fills, made from the types of the installed SDK. Run it after a new
// version of the SDK: node scripts/stripe/skeletons.ts
import { writeFile } from "node:fs/promises";
import Stripe from "stripe";
import { makeStripeSchema } from "./makeSchema.ts";
import { makeSkeletons } from "./makeSkeletons.ts";

const skeletons = makeSkeletons(makeStripeSchema().definitions);
await writeFile(
  "server/payments/emulator/skeletons.generated.json",
  `${JSON.stringify({ sdk: Stripe.PACKAGE_VERSION, skeletons })}\n`,
);
