import "./Product.ts";
import type { Feature } from "../feature.ts";

export const commerce = {} satisfies Feature;
