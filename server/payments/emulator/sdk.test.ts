import Stripe from "stripe";
import { API_VERSION } from "../apiVersion.ts";
import { MADE_FOR_SDK } from "./blank.ts";

test("the empty objects and the version of events are those of the SDK that is installed", () => {
  expect(MADE_FOR_SDK).toBe(Stripe.PACKAGE_VERSION);
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});
