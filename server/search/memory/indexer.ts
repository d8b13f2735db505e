// Runs in a worker thread: takes documents, or whole segments, makes one segment of all and writes the snapshot.
import { parentPort } from "node:worker_threads";
import { pour } from "../../../domain/search/segments/build/mergeSegments.ts";
import { SegmentBuilder } from "../../../domain/search/segments/build/SegmentBuilder.ts";
import { openSegment } from "../../../domain/search/segments/Segment.ts";
import { Tombstones } from "../../../domain/search/segments/Tombstones.ts";
import type { IndexerCall, IndexerReply } from "./indexerProtocol.ts";
import { writeSnapshot } from "./snapshotFile.ts";

const port = parentPort!;
const builder = new SegmentBuilder();

port.on("message", async (call: IndexerCall) => {
  if (call.kind === "finish") {
    const buffer = builder.build();
    const problem = await writeSnapshot(call.folder, call.mark, buffer).then(() => undefined, String);
    reply({ kind: "built", buffer, problem });
    port.close();
    return;
  }
  if (call.kind === "docs") for (const doc of call.docs) builder.add(doc);
  else
    for (const { buffer, dead } of call.parts) {
      const segment = openSegment(buffer)!;
      pour({ segment, dead: Tombstones.of(segment.size, dead) }, builder);
    }
  reply({ kind: "taken" });
});

function reply(message: IndexerReply): void {
  port.postMessage(message);
}
