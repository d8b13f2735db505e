import type { IndexedDoc } from "../../../domain/search/segments/IndexedDoc.ts";
import type { MergeInput } from "../../../domain/search/segments/LiveIndex.ts";
import type { SnapshotMark } from "./snapshotFile.ts";

/** What the indexing thread is told. Each of the first two is answered with `taken`. */
export type IndexerCall =
  | { kind: "docs"; docs: readonly IndexedDoc[] }
  | { kind: "parts"; parts: readonly MergeInput[] }
  | { kind: "finish"; folder: string; mark: SnapshotMark };

/** The segment stands even if its snapshot could not be written; `problem` says why. */
export type IndexerReply =
  | { kind: "taken" }
  | { kind: "built"; buffer: SharedArrayBuffer; problem: string | undefined };
