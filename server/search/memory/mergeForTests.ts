// A process of its own that merges the snapshot of a folder over and over, until it is killed.
import { emptySegment, LiveIndex } from "../../../domain/search/segments/LiveIndex.ts";
import { openSegment } from "../../../domain/search/segments/Segment.ts";
import { IndexerThread } from "./IndexerThread.ts";
import { readSnapshot } from "./snapshotFile.ts";

const folder = process.argv[2]!;
const { buffer, ...mark } = (await readSnapshot(folder))!;
const index = new LiveIndex(openSegment(buffer) ?? emptySegment());
setInterval(() => {}, 1_000);
process.stdout.write("MERGING\n");
for (;;) {
  const thread = new IndexerThread();
  await thread.take({ kind: "parts", parts: index.beginMerge() });
  await thread.finish(folder, mark);
  index.abandonMerge();
  await thread.end();
}
