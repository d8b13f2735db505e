import "./Party.ts";
import "./Work.ts";
import "./setContributors.ts";
import "./setTrackWorks.ts";
import "./saveWork.ts";
import "./updateParty.ts";
import type { Feature } from "../feature.ts";

export const credits = {} satisfies Feature;
