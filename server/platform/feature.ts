import "./platform.ts";
import "./updatePlatformSetting.ts";
import type { Feature } from "../feature.ts";

export const platform = {} satisfies Feature;
