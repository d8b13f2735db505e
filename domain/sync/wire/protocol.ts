import { DAY_MS } from "../../duration.ts";

/** Of what devices and the server say to each other about work done without a network; the server refuses devices that are too old for it. */
export const SYNC_PROTOCOL = 1;
/** How long a device may have been away: keys of changes, what is gone and what was written over are known so long. */
export const SYNC_KEPT_MS = 100 * DAY_MS;
/** The most of one page of what changed. */
export const SYNC_PAGE = 200;
