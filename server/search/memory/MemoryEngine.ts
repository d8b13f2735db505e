import type { Kysely } from "kysely";
import type { Listener } from "../../../db/listen.ts";
import type { Database } from "../../../db/open.ts";
import { FEED_CHANNEL } from "../../../db/search/feed.ts";
import { findIndexedDocs } from "../../../db/search/indexedDocs.ts";
import { listPublicWords } from "../../../db/search/publicWords.ts";
import { searchDocs } from "../../../db/search/sqlEngine.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { SearchAnswer, SearchRequest } from "../../../domain/search/request.ts";
import { LiveIndex } from "../../../domain/search/segments/LiveIndex.ts";
import { publicWords } from "../../../domain/search/segments/publicWords.ts";
import { openSegment } from "../../../domain/search/segments/Segment.ts";
import type { CountedWord } from "../../../domain/search/spelling/readWords.ts";
import { log } from "../../log.ts";
import type { SearchEngine } from "../engine.ts";
import { buildIndex } from "./buildIndex.ts";
import { FeedReader } from "./FeedReader.ts";
import { IndexerThread } from "./IndexerThread.ts";
import { Rounds } from "./Rounds.ts";
import { readSnapshot, sweepSnapshots } from "./snapshotFile.ts";

/** A notification can be missed with its connection: so often the feed is read anyway. */
const LOOK_MS = 5_000;
/** A search waits for changes that were heard of, but not longer. */
const PATIENCE_MS = 100;
/** Changed rows read at a time. */
const BATCH = 500;
/** So many changes are made part of the large segment. */
const MERGE_FROM = 5_000;
/** The snapshot follows at least so often: it must not fall behind the feed, nor keep what was erased. */
const MERGE_AFTER_MS = 60 * 60 * 1000;

/** Searches in this process's memory. Until it knows everything, and whenever it does not, SQL answers. */
export class MemoryEngine implements SearchEngine {
  readonly #database: Database;
  readonly #folder: string;
  readonly #mergeFrom: number;
  readonly #patienceMs: number;
  #index: LiveIndex | null = null;
  #reader: FeedReader | null = null;
  /** Whether the index knows all that the feed has told so far. */
  #isReady = false;
  #listener: Listener | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Something changed that no catching up under way will read. */
  #isBehind = false;
  #catchingUp: Promise<void> | null = null;
  /** Of reading the feed to its end. */
  readonly #rounds = new Rounds();
  #merging: IndexerThread | null = null;
  #mergedAt = new Date();
  #isClosed = false;

  /** `folder` keeps the snapshot; it is made when there is one. `mergeFrom` counts changes. */
  constructor(
    database: Database,
    folder: string,
    { mergeFrom = MERGE_FROM, patienceMs = PATIENCE_MS }: { mergeFrom?: number; patienceMs?: number } = {},
  ) {
    this.#database = database;
    this.#folder = folder;
    this.#mergeFrom = mergeFrom;
    this.#patienceMs = patienceMs;
  }

  async start(): Promise<void> {
    await sweepSnapshots(this.#folder);
    await this.#load();
    this.#listener = await this.#database.listen(FEED_CHANNEL, () => this.#hear());
    if (this.#isClosed) return this.#listener.close();
    this.#timer = setInterval(() => this.#hear(), LOOK_MS);
    this.#timer.unref();
    await this.#catchUp();
  }

  async search(db: Kysely<DB>, request: SearchRequest): Promise<SearchAnswer> {
    // What was heard of before now is waited for; not what comes after it, however much that is.
    if (this.#isReady && this.#catchingUp)
      await this.#rounds.reach(this.#rounds.count + (this.#isBehind ? 2 : 1), this.#patienceMs);
    return this.#isReady ? this.#index!.search(request) : searchDocs(db, request);
  }

  async words(): Promise<Iterable<CountedWord>> {
    return this.#isReady ? publicWords(this.#index!.parts) : listPublicWords(this.#database.db);
  }

  /** For the operator. */
  stats() {
    return {
      isReady: this.#isReady,
      ...this.#index?.facts,
      ...this.#reader?.mark,
      mergedAt: this.#mergedAt,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#listener?.close();
    // A whole build is not waited for: it ends when the database does.
    if (this.#isReady) await this.#catchingUp;
    await this.#merging?.end();
  }

  async #load(): Promise<void> {
    const snapshot = await readSnapshot(this.#folder);
    const segment = snapshot && openSegment(snapshot.buffer);
    if (!segment) return;
    this.#index = new LiveIndex(segment);
    this.#reader = new FeedReader(snapshot);
    this.#mergedAt = snapshot.madeAt;
  }

  #hear(): void {
    this.#isBehind = true;
    void this.#catchUp();
  }

  /** One at a time: what was read first is applied first. Never rejects; what failed is tried again at the next look. */
  #catchUp(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#catchingUp ??= this.#readOn().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #readOn(): Promise<void> {
    try {
      do {
        this.#isBehind = false;
        if (!(await this.#applyNews())) await this.#buildAnew();
        this.#isReady = true;
        this.#mergeIfDue();
        this.#rounds.end();
      } while (this.#isBehind && !this.#isClosed);
    } catch (error) {
      if (!this.#isClosed) log.warn("search-behind", { error });
      this.#rounds.end();
    }
  }

  /** False when the feed cannot bring the index up to date. */
  async #applyNews(): Promise<boolean> {
    const { db } = this.#database;
    const news = await this.#reader?.read(db);
    if (!news || !this.#index) return false;
    for (let from = 0; from < news.ids.length; from += BATCH) {
      const ids = news.ids.slice(from, from + BATCH);
      this.#index.apply(ids, await findIndexedDocs(db, ids));
      if (this.#isReady) this.#mergeIfDue();
    }
    news.settle();
    return true;
  }

  async #buildAnew(): Promise<void> {
    this.#isReady = false;
    const { index, mark } = await buildIndex(this.#database.db, this.#folder);
    this.#index = index;
    this.#reader = new FeedReader(mark);
    this.#mergedAt = new Date();
    // What changed while the rows were read.
    this.#isBehind = true;
    await this.#applyNews();
  }

  #mergeIfDue(): void {
    const { delta } = this.#index!.facts;
    const age = Date.now() - this.#mergedAt.getTime();
    if (this.#merging || delta === 0 || (delta < this.#mergeFrom && age < MERGE_AFTER_MS)) return;
    this.#merging = new IndexerThread();
    void this.#merge(this.#merging, this.#index!, this.#reader!).finally(() => (this.#merging = null));
  }

  async #merge(thread: IndexerThread, index: LiveIndex, reader: FeedReader): Promise<void> {
    try {
      const { mark } = reader;
      await thread.take({ kind: "parts", parts: index.beginMerge() });
      index.endMerge(openSegment(await thread.finish(this.#folder, mark))!);
      this.#mergedAt = new Date();
    } catch (error) {
      index.abandonMerge();
      if (!this.#isClosed) log.warn("search-not-merged", { error });
    } finally {
      await thread.end();
    }
  }
}
