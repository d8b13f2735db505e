import "./Play.ts";
import "./YearInMusic.ts";
import "./PlayCounts.ts";
import "./clearListeningHistory.ts";
import "./issuePlaySessions.ts";
import "./playsReceived.ts";
import "./reportPlays.ts";
import "./startPlay.ts";
import type { Feature } from "../feature.ts";

export const plays = {} satisfies Feature;
