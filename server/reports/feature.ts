import "./Report.ts";
import "./OwnReport.ts";
import "./appealReport.ts";
import "./judgeReport.ts";
import "./reportMusic.ts";
import type { Feature } from "../feature.ts";

export const reports = {} satisfies Feature;
