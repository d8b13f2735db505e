import { QUEUE_WORDS } from "../client/admin/system/queueWords.ts";
import { JOB_KINDS } from "../server/features.ts";

test("every kind of background work has a name that people understand", () => {
  expect(Object.keys(QUEUE_WORDS).toSorted()).toEqual(JOB_KINDS.toSorted());
});
