import "./viewerFlags.ts";
import "./FeatureFlag.ts";
import "./flagAnswer.ts";
import "./changeFlags.ts";
import type { Feature } from "../feature.ts";

export const flags = {} satisfies Feature;
