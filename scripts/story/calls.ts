import type { Transaction } from "kysely";
import { insertCall } from "../../db/phone/phoneCalls.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { ANSWER_DELAY_MS, endOfCall } from "../../domain/phone/call.ts";
import { studioId, studioOf } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";

/** Numbers that are kept for examples and films: nobody's. */
const CALLS = [
  { toNumber: "+12025550143", daysAgo: 11, seconds: 254 },
  { toNumber: "+12025550143", daysAgo: 9, seconds: 0 },
  { toNumber: "+12025550177", daysAgo: 4, seconds: 1_127 },
  { toNumber: "+12025550119", daysAgo: 1, seconds: 42 },
];

/** Noa tried the phone on the way to the next record. */
export async function writeCalls(trx: Transaction<DB>, now: Date): Promise<void> {
  const studio = studioOf("mara-lune");
  for (const { toNumber, daysAgo, seconds } of CALLS) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const answeredAt = new Date(createdAt.getTime() + ANSWER_DELAY_MS);
    const hungUpAt = new Date(
      seconds === 0 ? createdAt.getTime() + 600 : answeredAt.getTime() + seconds * 1000,
    );
    await insertCall(trx, {
      ...{
        id: storyId(`call ${daysAgo}`, createdAt),
        workspaceId: studioId(studio),
        userId: personId(studio.owner),
      },
      ...{ toNumber, fromNumber: "+12025550100", createdAt, answeredAt },
      ...endOfCall({ createdAt, answeredAt }, hungUpAt),
    });
  }
}
