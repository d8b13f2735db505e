import { problem, refusal } from "./refusal.ts";

// What must not compile. `npm run check` reads this file; nobody runs it.
problem("title", "milestones.titleMissing");
refusal("milestones.tooMany", { max: 100 });
// @ts-expect-error its words name a figure
problem("title", "milestones.tooMany");
// @ts-expect-error its words name none
problem("title", "milestones.titleMissing", { max: 3 });
// @ts-expect-error there are no such words
refusal("milestones.titelMissing");
