import type { Kysely } from "kysely";
import { FROM_NOW, readFeed } from "../../../db/search/feed.ts";
import { listIndexedDocs } from "../../../db/search/indexedDocs.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { IndexedDoc } from "../../../domain/search/segments/IndexedDoc.ts";
import { emptySegment, LiveIndex } from "../../../domain/search/segments/LiveIndex.ts";
import { openSegment } from "../../../domain/search/segments/Segment.ts";
import { IndexerThread } from "./IndexerThread.ts";
import type { SnapshotMark } from "./snapshotFile.ts";

const PAGE_SIZE = 1_000;
/** So many documents are indexed in place, in less time than a thread needs to start. */
const FEW = 2_000;

/** An index of all rows there are. Changes meanwhile stand in the feed behind the mark. */
export async function buildIndex(
  db: Kysely<DB>,
  folder: string,
): Promise<{ index: LiveIndex; mark: SnapshotMark }> {
  const { identity, watermark } = await readFeed(db, FROM_NOW);
  const mark = { identity, watermark };
  const waiting: IndexedDoc[] = [];
  let thread: IndexerThread | undefined;
  try {
    for await (const page of listIndexedDocs(db, PAGE_SIZE)) {
      waiting.push(...page);
      if (!thread && waiting.length <= FEW) continue;
      thread ??= new IndexerThread();
      await thread.take({ kind: "docs", docs: waiting.splice(0) });
    }
    if (thread) return { index: new LiveIndex(openSegment(await thread.finish(folder, mark))!), mark };
  } finally {
    await thread?.end();
  }
  const index = new LiveIndex(emptySegment());
  index.apply(
    waiting.map(({ id }) => id),
    waiting,
  );
  return { index, mark };
}
