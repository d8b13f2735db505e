import "./Subscription.ts";
import type { Feature } from "../feature.ts";

export const billing = {} satisfies Feature;
