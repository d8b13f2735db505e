import { QUEUE_LABELS } from "../client/admin/system/queueLabels.ts";
import { JOB_KINDS } from "../server/features.ts";

test("every kind of background work has a name that people understand", () => {
  expect(Object.keys(QUEUE_LABELS).toSorted()).toEqual(JOB_KINDS.toSorted());
});
