import type { Params } from "../words/refusal.ts";
import type { UploadState } from "./upload.ts";

/**
 * Where a file stands on its way into the catalog. `offline` goes on by itself when the connection is back; `fileNeeded`
 * waits for the person to choose the file once more. What becomes of a file that has arrived, only the server says.
 */
export type UploadStage =
  | "waiting"
  | "uploading"
  | "paused"
  | "offline"
  | "fileNeeded"
  | "checking"
  | "preparing"
  | "ready"
  | "refused";

/** A refusal as it was told, by a rule of ours or by the server. */
interface Told {
  readonly code: string;
  readonly params: Params;
  readonly message?: string;
}

export interface UploadStanding {
  stage: UploadStage;
  /** Percent while preparing. */
  progress: number | null;
  refusal: Told | null;
  /** Whether trying again can help: the plan may have grown, the file has not changed. */
  canRetry: boolean;
  /** The track that it became. */
  trackId: string | null;
}

/** What the server says about the track that an upload became. */
export interface TrackWord {
  readonly id: string;
  readonly state: "processing" | "ready" | "failed" | "archived";
  readonly progress: number | null | undefined;
  readonly failure: Told | null | undefined;
}

/** What the server says about an upload. A finished one without a track has become something else. */
export interface UploadWord {
  readonly state: UploadState;
  readonly refusal: Told | null | undefined;
  readonly track: TrackWord | null;
}

export type UploadEvent =
  | { kind: "begun" | "stopped" | "paused" | "resumed" | "arrived" }
  /** The server was asked to try once more with the file that it kept. */
  | { kind: "triedAgain" }
  /** The connection or the server is away for the moment. */
  | { kind: "lost"; refusal: Told | null }
  /** Not taken at the door. */
  | { kind: "turnedAway"; refusal: Told }
  | { kind: "told"; word: UploadWord }
  | { kind: "trackTold"; track: TrackWord }
  /** The server was asked about this very upload, and has none. */
  | { kind: "missing" };

const MOVING: readonly UploadStage[] = ["waiting", "uploading", "offline", "checking", "preparing"];
const SENDING: readonly UploadStage[] = ["waiting", "uploading", "paused", "offline", "fileNeeded"];
const WITH_SERVER: readonly UploadStage[] = ["checking", "preparing"];
/** What no other try changes. */
const OF_THE_FILE: readonly string[] = [
  "audio.empty",
  "audio.largerThanMegabytes",
  "audio.largerThanGigabytes",
  "assets.kindUnknown",
  "covers.tooLarge",
  "covers.unreadable",
  "covers.tooSmall",
  "covers.tooManyPixels",
];

/** Refusals of new audio that are no fault of its file: it lies with the server until it is tried again or dismissed. */
const KEPT: readonly string[] = ["audio.notReplaced", "audio.diskFull"];

/** Whether the server still has the file, and can try again. */
export function isKept({ code }: { code: string }): boolean {
  return KEPT.includes(code);
}

/** Whether something goes on by itself, so that news of it is worth listening for. */
export function isMoving({ stage }: { stage: UploadStage }): boolean {
  return MOVING.includes(stage);
}

/** Whether its bytes are still to be sent, so that it can be cancelled. */
export function isSending({ stage }: { stage: UploadStage }): boolean {
  return SENDING.includes(stage);
}

/** Whether all is said of it, so that its line can go. */
export function isOver({ stage }: { stage: UploadStage }): boolean {
  return stage === "ready" || stage === "refused";
}

/** Whether the server has all of it and has not said yet what became of it. */
export function isWithServer({ stage }: { stage: UploadStage }): boolean {
  return WITH_SERVER.includes(stage);
}

/** Whether a refusal at the door may be lifted, the file being what it is. */
export function mayBeLifted({ code }: { code: string }): boolean {
  return !OF_THE_FILE.includes(code);
}

/** Where a file stands after an event; null when there is nothing left to tell of it. */
export function nextStanding(now: UploadStanding, event: UploadEvent): UploadStanding | null {
  const { stage } = now;
  switch (event.kind) {
    case "begun":
      return stage === "waiting" ? { ...now, stage: "uploading", refusal: null } : now;
    case "stopped":
      return stage === "uploading" || stage === "offline" ? { ...now, stage: "waiting" } : now;
    case "paused":
      return isSending(now) ? { ...now, stage: "paused" } : now;
    case "resumed":
      return isSending(now) || now.canRetry
        ? { ...now, stage: "waiting", refusal: null, canRetry: false }
        : now;
    case "triedAgain":
      return now.refusal && isKept(now.refusal)
        ? { ...now, stage: "checking", refusal: null, canRetry: false }
        : now;
    case "lost":
      return isSending(now) ? { ...now, stage: "offline", refusal: event.refusal } : now;
    case "arrived":
      // The server's own word may have been faster.
      return isSending(now) ? { ...now, stage: "checking", refusal: null } : now;
    case "turnedAway": {
      const { refusal } = event;
      return isSending(now) ? { ...now, stage: "refused", refusal, canRetry: mayBeLifted(refusal) } : now;
    }
    case "told":
      return afterWord(now, event.word);
    case "trackTold":
      return afterTrack(now, event.track);
    case "missing":
      return isWithServer(now) ? null : now;
  }
}

function afterWord(now: UploadStanding, { state, refusal = null, track }: UploadWord): UploadStanding {
  if (state === "refused") {
    const canRetry = refusal !== null && isKept(refusal);
    return { stage: "refused", progress: null, refusal, canRetry, trackId: null };
  }
  // In another window it may have been tried again.
  if (state === "checking")
    return isSending(now) || now.canRetry
      ? { ...now, stage: "checking", refusal: null, canRetry: false }
      : now;
  // Refused for good; one whose track failed may be tried again as a track.
  const isRefused = now.stage === "refused";
  if (state === "receiving" || (isRefused && now.trackId === null)) return now;
  if (track) return afterTrack({ ...now, trackId: track.id }, track);
  // Finished is no word on the track: where nobody asked for it, nothing follows.
  return track === null && !isRefused ? { ...now, stage: "ready", progress: null, refusal: null } : now;
}

function afterTrack(now: UploadStanding, { id, state, progress, failure }: TrackWord): UploadStanding {
  // What is ready stays so: later news of its track is about another master.
  if (now.trackId !== id || now.stage === "ready") return now;
  if (state === "failed")
    return { ...now, stage: "refused", progress: null, refusal: failure ?? null, canRetry: false };
  const going = { ...now, refusal: null, canRetry: false };
  return state === "processing"
    ? { ...going, stage: "preparing", progress: progress ?? 0 }
    : { ...going, stage: "ready", progress: null };
}
