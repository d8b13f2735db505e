import {
  isKept,
  isOver,
  isWithServer,
  nextStanding,
  type UploadEvent,
} from "../../domain/catalog/uploadStage.ts";
import type { Crop } from "../../domain/profiles/picture.ts";
import type { Code } from "../../domain/words/catalogue.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { sizeProblem } from "./chosenFiles.ts";
import { type CoverPlace, transferCover } from "./sendCover.ts";
import { sendFile, type Transport } from "./transfer.ts";
import type { TrackWords, UploadItem } from "./UploadItem.ts";
import {
  coverOf,
  coverPlace,
  type Entry,
  entryFrom,
  entryKept,
  entryOf,
  otherOf,
  replacementOf,
  uploadIdOf,
  waitsFor,
} from "./uploadEntry.ts";
import { holdUpload } from "./uploadHold.ts";
import type { TrackNews, UploadNews } from "./uploadNews.ts";
import type { UploadShelf } from "./uploadShelf.ts";

/**
 * A browser opens six connections to one server. Two carry news, one the music: with two files under way one is left
 * for everything else.
 */
const AT_ONCE = 2;
const LONGEST_PAUSE_MS = 30_000;
/** An upload begun elsewhere counts as left behind after this long without its file being here. */
const LEFT_BEHIND_MS = 10 * 60_000;
const OF_THE_PLAN: readonly string[] = ["uploads.planFull", "uploads.noneIncluded"] satisfies Code[];

interface Parts {
  shelf: UploadShelf;
  /** Forgets an upload on the server, so that its place in the plan is free again. */
  giveUp: (uploadId: string) => Promise<void>;
  /** Asks the server to go on with a file that it kept. */
  tryAgain: (uploadId: string) => Promise<void>;
  transport?: Transport | undefined;
}

/** What the editor of a release shows of a cover that is not there yet. */
export interface WaitingCover {
  item: UploadItem;
  file: Blob;
  crop: Crop;
}

/** Every file of one person on its way into the catalog; outlives screens and reloads. */
export class UploadQueue {
  readonly #parts: Parts;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #items: readonly UploadItem[] = [];
  #isOpen = false;
  #workspaceId: string | null = null;
  #onFull: (refusal: RefusalPayload) => void = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Takes up what the last visit left and begins to send. What is added is for the studio `workspaceId`; `onFull` hears when
   * its plan has no place left.
   */
  open(workspaceId: string, onFull: (refusal: RefusalPayload) => void): () => void {
    this.#isOpen = true;
    this.#workspaceId = workspaceId;
    this.#onFull = onFull;
    window.addEventListener("online", this.#hurry);
    void this.#takeUp();
    return () => {
      this.#isOpen = false;
      window.removeEventListener("online", this.#hurry);
      for (const entry of this.#entries.values()) {
        this.#rest(entry);
        // Whoever opens the next one, in this very page, goes on with it.
        this.#letGo(entry);
      }
    };
  }

  /** Begins to send the files at once. A file that an upload waits for continues that upload. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const waiting = [...this.#entries.values()].find((entry) => waitsFor(entry, file));
      if (waiting) this.#begin({ ...waiting, file, lastModified: file.lastModified });
      else this.#begin(entryOf(file));
    }
    this.#pump();
  }

  /** Sends a file that takes the place of a track's audio. */
  replace(file: File, track: { id: string; title: string }, reason: string): void {
    this.#begin(replacementOf(file, track, reason));
    this.#pump();
  }

  /** Sends files that become no tracks. Who offers them knows which of them are too large. */
  addOthers(files: readonly { file: File; told: Readonly<Record<string, string>>; note: string }[]): void {
    for (const { file, told, note } of files) this.#begin(otherOf(file, told, note));
    this.#pump();
  }

  /** Keeps a cover until it can be sent. What waits for the same release gives way to it. */
  addCover(file: File, place: CoverPlace, note: string): void {
    this.dropCover(place.releaseUuid);
    this.#begin(coverOf(file, place, file.name, note));
    this.#pump();
  }

  /** Gives up what waits to become the cover of a release, because another did. */
  dropCover(releaseUuid: string): void {
    for (const entry of this.#entries.values()) if (entry.item.coverOf === releaseUuid) this.#forget(entry);
  }

  /** The cover of a release that is on this device alone, or was not taken. */
  coverFor(releaseUuid: string): WaitingCover | null {
    const entry = [...this.#entries.values()].find(({ item }) => item.coverOf === releaseUuid);
    const place = entry && coverPlace(entry);
    return entry?.file && place ? { item: entry.item, file: entry.file, crop: place.crop } : null;
  }

  pause(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#rest(entry);
    entry.isPaused = true;
    this.#move(entry, { kind: "paused" });
    this.#store(entry);
    this.#pump();
  }

  resume(key: string): void {
    const entry = this.#entries.get(key);
    if (entry?.item.uploadId && entry.item.refusal && isKept(entry.item.refusal)) {
      this.#tryAgain(entry, entry.item.uploadId);
      return;
    }
    if (!entry?.file) return;
    entry.isPaused = false;
    this.#move(entry, { kind: "resumed" });
    this.#store(entry);
    this.#pump();
  }

  /** The server has the whole file: it is asked, nothing is sent. Where it cannot be asked all stays as it was. */
  #tryAgain(entry: Entry, uploadId: string): void {
    const { refusal } = entry.item;
    this.#move(entry, { kind: "triedAgain" });
    this.#parts.tryAgain(uploadId).catch(() => {
      this.#move(entry, { kind: "told", word: { state: "refused", refusal, track: null } });
    });
  }

  /** Stops for good; nothing is left behind, here or on the server. */
  cancel(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const { uploadId } = entry.item;
    const discarded = entry.transfer?.discard().catch(() => {}) ?? Promise.resolve();
    if (uploadId) void discarded.then(() => this.#parts.giveUp(uploadId)).catch(() => {});
    this.#forget(entry);
    this.#pump();
  }

  /** Takes a line away whose story is over. */
  dismiss(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const { uploadId, stage } = entry.item;
    if (uploadId && stage === "refused") void this.#parts.giveUp(uploadId).catch(() => {});
    this.#forget(entry);
  }

  /** Takes away every line whose story is over. */
  dismissOver(): void {
    for (const { item } of [...this.#entries.values()]) if (isOver(item)) this.dismiss(item.key);
  }

  /** All that the server has under way or refused: what this device does not know joins the tray. */
  learnAll(open: readonly UploadNews[], now = Date.now()): void {
    for (const news of open) {
      const isLeftBehind = now - Date.parse(news.createdAt) > LEFT_BEHIND_MS;
      if (!this.#find(news.uploadId) && (news.state !== "receiving" || isLeftBehind))
        this.#entries.set(news.uploadId, entryFrom(news));
      this.learn(news);
    }
    this.#notify();
  }

  /** Uploads whose end only the server knows, the oldest first. */
  unsettled(): string[] {
    return this.#items.flatMap((item) => (item.uploadId && isWithServer(item) ? [item.uploadId] : []));
  }

  /** The answer to a question about these very uploads: one that is not in it is nowhere. */
  learnAsked(asked: readonly string[], answer: readonly UploadNews[]): void {
    for (const news of answer) this.learn(news);
    const known = new Set(answer.map(({ uploadId }) => uploadId));
    for (const uploadId of asked) {
      const entry = known.has(uploadId) ? undefined : this.#find(uploadId);
      if (entry) this.#move(entry, { kind: "missing" });
    }
  }

  learn(news: UploadNews): void {
    const entry = this.#find(news.uploadId);
    if (!entry) return;
    if (news.replaces) this.#show(entry, { replaces: news.replaces });
    this.#move(entry, { kind: "told", word: news });
    if (news.track) this.#meet(entry, news.track);
  }

  learnTrack(track: TrackNews): void {
    const entry = [...this.#entries.values()].find(({ item }) => item.trackId === track.id);
    if (!entry) return;
    this.#move(entry, { kind: "trackTold", track });
    this.#meet(entry, track);
  }

  /** Asks once about a recording that was there already: null says that it was answered. */
  #meet(entry: Entry, { id, sameRecordings }: TrackNews): void {
    const [earlier] = sameRecordings ?? [];
    const { trackId, duplicateOf, replaces } = entry.item;
    if (earlier && trackId === id && duplicateOf === undefined && !replaces)
      this.#show(entry, { duplicateOf: earlier });
  }

  /** Keeps beside a file what the person wrote of the song that it becomes. */
  describe(key: string, words: TrackWords): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#show(entry, { words });
    this.#store(entry);
  }

  /** The global id of the studio that a file is for. */
  studioOf(key: string): string | null {
    return this.#entries.get(key)?.workspaceId ?? this.#workspaceId;
  }

  /** The person wants the new track although the recording is there already. */
  keepBoth(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#show(entry, { duplicateOf: null });
  }

  async #takeUp(): Promise<void> {
    // What was put down when these uploads were closed before.
    for (const entry of [...this.#entries.values()]) if (entry.file) await this.#holdOrLeave(entry);
    for (const stored of await this.#parts.shelf.all()) {
      if (this.#entries.has(stored.key)) continue;
      const entry = entryKept(stored);
      this.#entries.set(stored.key, entry);
      await this.#holdOrLeave(entry);
    }
    this.#pump();
  }

  /** Another window of the same person may be at it. */
  async #holdOrLeave(entry: Entry): Promise<void> {
    if (!(await this.#hold(entry))) this.#entries.delete(entry.item.key);
    this.#notify();
  }

  /** Whether no other window has it. What was closed or given up meanwhile is let go at once. */
  async #hold(entry: Entry): Promise<boolean> {
    const { key } = entry.item;
    const release = entry.release ? null : await holdUpload(key);
    if (!release) return entry.release !== null;
    if (this.#isOpen && this.#entries.get(key) === entry) entry.release = release;
    else release();
    return true;
  }

  #letGo(entry: Entry): void {
    entry.release?.();
    entry.release = null;
  }

  #begin(entry: Entry): void {
    entry.workspaceId ??= this.#workspaceId;
    const problem = entry.told ? null : sizeProblem(entry.item.bytes);
    this.#entries.set(entry.item.key, entry);
    this.#move(entry, problem ? { kind: "turnedAway", refusal: problem } : { kind: "resumed" });
    if (problem) return;
    void this.#hold(entry);
    this.#store(entry);
  }

  #pump(): void {
    if (!this.#isOpen) return;
    const entries = [...this.#entries.values()];
    let free = AT_ONCE - entries.filter(({ item }) => item.stage === "uploading").length;
    for (const entry of entries) {
      if (free <= 0) return;
      if (entry.item.stage !== "waiting" || !entry.file) continue;
      this.#send(entry, entry.file);
      free--;
    }
  }

  #send(entry: Entry, file: Blob): void {
    this.#move(entry, { kind: "begun" });
    const { transport } = this.#parts;
    const cover = coverPlace(entry);
    if (cover) {
      entry.transfer = transferCover(file, cover, {
        onDone: () => this.#draw(entry),
        onLost: (told) => this.#lose(entry, told),
        onRefused: (refusal) => this.#refuse(entry, refusal),
      });
      return;
    }
    const { replaces } = entry.item;
    const { url, workspaceId, told } = entry;
    const instead = replaces && { id: replaces.id, reason: entry.replaceReason };
    entry.transfer = sendFile(
      file,
      {
        fileName: entry.item.fileName,
        key: entry.item.key,
        url,
        workspaceId,
        replaces: instead,
        told,
        transport,
      },
      {
        onPlace: (url) => this.#place(entry, url),
        onProgress: (sent) => {
          entry.losses = 0;
          this.#show(entry, { sent });
        },
        onDone: () => this.#arrive(entry),
        onLost: (told) => this.#lose(entry, told),
        onRefused: (refusal) => this.#refuse(entry, refusal),
      },
    );
  }

  #place(entry: Entry, url: string): void {
    entry.url = url;
    this.#show(entry, { uploadId: uploadIdOf(url) });
    this.#store(entry);
  }

  #arrive(entry: Entry): void {
    entry.transfer = null;
    entry.file = null;
    this.#show(entry, { sent: entry.item.bytes });
    this.#move(entry, { kind: "arrived" });
    void this.#parts.shelf.remove(entry.item.key);
    this.#letGo(entry);
    this.#pump();
  }

  /** A cover is drawn before the server answers: nothing more is told of it. */
  #draw(entry: Entry): void {
    this.#arrive(entry);
    this.#move(entry, { kind: "told", word: { state: "finished", refusal: null, track: null } });
  }

  #lose(entry: Entry, told: RefusalPayload | null): void {
    entry.transfer = null;
    this.#move(entry, { kind: "lost", refusal: told });
    entry.timer = setTimeout(
      () => this.#again(entry),
      Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** entry.losses++),
    );
    this.#pump();
  }

  #refuse(entry: Entry, refusal: RefusalPayload): void {
    entry.transfer = null;
    this.#move(entry, { kind: "turnedAway", refusal });
    this.#store(entry);
    if (OF_THE_PLAN.includes(refusal.code)) this.#onFull(refusal);
    this.#pump();
  }

  #again(entry: Entry): void {
    clearTimeout(entry.timer);
    if (entry.item.stage !== "offline") return;
    this.#move(entry, { kind: "stopped" });
    this.#pump();
  }

  readonly #hurry = (): void => {
    for (const entry of this.#entries.values()) this.#again(entry);
  };

  #rest(entry: Entry): void {
    clearTimeout(entry.timer);
    void entry.transfer?.stop().catch(() => {});
    entry.transfer = null;
    this.#move(entry, { kind: "stopped" });
  }

  #forget(entry: Entry): void {
    this.#rest(entry);
    this.#entries.delete(entry.item.key);
    void this.#parts.shelf.remove(entry.item.key);
    this.#letGo(entry);
    this.#notify();
  }

  #find(uploadId: string): Entry | undefined {
    return [...this.#entries.values()].find(({ item }) => item.uploadId === uploadId);
  }

  #store({ item, replaceReason, ...entry }: Entry): void {
    const { file, lastModified, url, addedAt, isPaused, told, workspaceId } = entry;
    const { key, fileName, bytes, sent, refusal, replaces, note, words } = item;
    const putting = this.#parts.shelf.put({
      key,
      fileName,
      bytes,
      sent,
      lastModified,
      url,
      file,
      isPaused,
      refusal,
      addedAt,
      told,
      workspaceId,
      note,
      words,
      replaces: replaces ? { ...replaces, reason: replaceReason } : undefined,
    });
    void putting.then((hasRoom) => {
      const current = this.#entries.get(key);
      if (!hasRoom && current) this.#show(current, { isOnThisPageOnly: true });
    });
  }

  #move(entry: Entry, event: UploadEvent): void {
    const { stage, progress, refusal, canRetry, trackId } = entry.item;
    const next = nextStanding({ stage, progress, refusal, canRetry, trackId }, event);
    if (next) this.#show(entry, next);
    else this.#forget(entry);
  }

  #show(entry: Entry, change: Partial<UploadItem>): void {
    entry.item = { ...entry.item, ...change };
    this.#notify();
  }

  #notify(): void {
    this.#items = [...this.#entries.values()].map(({ item }) => item);
    for (const listener of this.#listeners) listener();
  }
}
