import type { DetailedError, Upload, UploadOptions } from "tus-js-client";
import { refusal } from "../../domain/words/refusal.ts";
import { OWN_HEADERS } from "../app/network.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";

const PIECE_BYTES = 8 * 1024 * 1024;
const RETRY_DELAYS_MS = [1000, 3000, 5000];

export interface TransferEvents {
  /** The server has a place for the file; from here it can be resumed. */
  onPlace: (url: string) => void;
  onProgress: (sent: number) => void;
  onDone: () => void;
  /** The connection or the server is away for the moment, or has no room; `told` says which where it is known. */
  onLost: (told: RefusalPayload | null) => void;
  onRefused: (refusal: RefusalPayload) => void;
}

interface Route {
  fileName: string;
  /** By which the server knows the file again when its answer to the first request was lost. */
  key: string;
  /** Where the file lies already in part; null begins anew. */
  url: string | null;
  /** The studio it is for. */
  workspaceId?: string | null;
  /** The track whose audio it replaces, and why. */
  replaces?: { id: string; reason: string } | null;
  /** What it becomes, where that is not a track. */
  told?: Readonly<Record<string, string>> | null;
  transport?: Transport | undefined;
}

/** What the browser gives tus: requests and the reading of files. A test brings its own. */
export type Transport = Pick<UploadOptions, "httpStack" | "fileReader" | "fingerprint">;

/** Sends a file by the tus protocol, from the first byte the server does not have. Returns the way to stop. */
export function sendFile(
  file: Blob,
  { fileName, key, url, workspaceId, replaces, told, transport }: Route,
  events: TransferEvents,
): Transfer {
  let isStopped = false;
  // Pages that only might send something are read without what sends it.
  const begun = import("tus-js-client").then(({ Upload }) => {
    if (isStopped) return null;
    const upload: Upload = new Upload(file as File, {
      endpoint: uploadsAddress(),
      uploadUrl: url,
      metadata: {
        filename: fileName,
        key,
        ...(workspaceId ? { workspaceId } : {}),
        ...(replaces ? { replaces: replaces.id, reason: replaces.reason } : {}),
        ...told,
      },
      headers: OWN_HEADERS,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      ...transport,
      onUploadUrlAvailable: () => upload.url && events.onPlace(upload.url),
      onProgress: events.onProgress,
      onSuccess: events.onDone,
      onError: (error) => {
        const refused = refusalOf(error);
        if (refused) events.onRefused(refused);
        else events.onLost(noRoomOf(error));
      },
    });
    upload.start();
    return upload;
  });
  begun.catch(() => {
    if (!isStopped) events.onLost(null);
  });
  const stop = async (isDiscarded: boolean) => {
    isStopped = true;
    await (await begun)?.abort(isDiscarded);
  };
  return { stop: () => stop(false), discard: () => stop(true) };
}

export interface Transfer {
  stop: () => Promise<void>;
  /** Stops, and lets the server throw away what it has. */
  discard: () => Promise<void>;
}

export function uploadsAddress(): string {
  return new URL("/uploads", window.location.href).href;
}

/** Null for everything that a later try may mend: no answer, or the server's own trouble. */
function refusalOf(error: Error): RefusalPayload | null {
  const response = (error as Partial<DetailedError>).originalResponse;
  const status = response?.getStatus() ?? 0;
  if (status < 400 || status >= 500 || TEMPORARY.includes(status)) return null;
  try {
    return JSON.parse(response?.getBody() ?? "") as RefusalPayload;
  } catch {
    return refusal("uploads.notTaken");
  }
}

/** The server's disk is full: that is no connection that was lost. */
function noRoomOf(error: Error): RefusalPayload | null {
  const status = (error as Partial<DetailedError>).originalResponse?.getStatus();
  return status === INSUFFICIENT_STORAGE ? refusal("uploads.diskFull") : null;
}

const INSUFFICIENT_STORAGE = 507;
// Request timeout, conflict of offsets, locked by a request before, too many requests.
const TEMPORARY = [408, 409, 423, 429];
