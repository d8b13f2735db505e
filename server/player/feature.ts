import "./PlayQueue.ts";
import "./devices.ts";
import "./playerNews.ts";
import "./savePlayQueue.ts";
import type { Feature } from "../feature.ts";

export const player = {} satisfies Feature;
