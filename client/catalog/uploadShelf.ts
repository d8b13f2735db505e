import { openDeviceStore } from "../app/openDeviceStore.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import type { TrackWords } from "./UploadItem.ts";

/** A file above this size is not kept on the device: after a reload the person chooses it again. */
export const LARGEST_KEPT_BYTES = 300 * 1024 * 1024;

/** What is needed to go on with an upload after a reload. */
export interface StoredUpload {
  key: string;
  fileName: string;
  bytes: number;
  /** Roughly how much is there; the server knows exactly. */
  sent: number;
  /** With name and size it tells whether a file chosen again is the same one. */
  lastModified: number;
  /** Where the server keeps the part it has. */
  url: string | null;
  /** Null when it was too large to keep. */
  file: Blob | null;
  isPaused: boolean;
  /** The studio it is for. */
  workspaceId?: string | null;
  /** The track whose audio it replaces, and why; absent for one that becomes a track of its own. */
  replaces?: { id: string; title: string; reason: string } | undefined;
  /** What the server and the person are told of a file that becomes no track. */
  told?: Readonly<Record<string, string>> | null;
  note?: string | null;
  /** What the person wrote of the song. */
  words?: TrackWords | null | undefined;
  /** A refusal that may be lifted, such as a full plan. */
  refusal?: RefusalPayload | null;
  addedAt: number;
}

/** Uploads of one person on this device that are not finished; nobody else's are ever opened. */
export interface UploadShelf {
  all(): Promise<StoredUpload[]>;
  /** False when the device has no room for the file, or nothing to keep it with: after a reload the person has to choose it again. */
  put(upload: StoredUpload): Promise<boolean>;
  remove(key: string): Promise<void>;
}

// As long as the page stays, a file that the device has no room for need not be chosen again in another studio.
const onThisPage = new Map<string, Blob>();

export function openUploadShelf(personId: string): UploadShelf {
  let opened: Promise<LocalForage> | undefined;
  // Comes once something is kept or taken up: most screens are read without. What did not come is sent for anew.
  function open(): Promise<LocalForage> {
    opened ??= openDeviceStore(`levare-uploads-${personId}`);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }
  // Files lie beside their facts: a new fact does not write hundreds of megabytes again.
  const shelved = new Set<string>();

  async function read(key: string): Promise<StoredUpload | null> {
    const store = await open();
    const [facts, kept] = await Promise.all([
      store.getItem<Omit<StoredUpload, "file">>(UPLOAD + key),
      store.getItem<Blob>(FILE + key),
    ]);
    if (kept) shelved.add(key);
    const file = kept ?? onThisPage.get(key);
    return facts && { ...facts, file: file?.size === facts.bytes ? file : null };
  }

  return {
    async all() {
      const names = await open()
        .then((store) => store.keys())
        .catch(() => []);
      const keys = names.flatMap((name) => (name.startsWith(UPLOAD) ? [name.slice(UPLOAD.length)] : []));
      const found = await Promise.all(keys.map((key) => read(key).catch(() => null)));
      return found.filter((upload) => upload !== null).sort((one, other) => one.addedAt - other.addedAt);
    },
    async put({ file, ...facts }) {
      if (file) onThisPage.set(facts.key, file);
      const store = await open().catch(() => null);
      if (!store) return false;
      await store.setItem(UPLOAD + facts.key, facts).catch(() => {});
      if (!file || facts.bytes > LARGEST_KEPT_BYTES || shelved.has(facts.key)) return true;
      shelved.add(facts.key);
      // A device without room keeps the address at least.
      // Where there is no IndexedDB, localforage writes blobs but not files.
      return store.setItem(FILE + facts.key, file.slice(0, file.size, file.type)).then(
        () => true,
        (error) => !isQuotaExceeded(error),
      );
    },
    async remove(key) {
      onThisPage.delete(key);
      await open()
        .then((store) => Promise.all([store.removeItem(UPLOAD + key), store.removeItem(FILE + key)]))
        .catch(() => {});
    },
  };
}

const UPLOAD = "upload ";
const FILE = "file ";

/** Firefox calls it otherwise. */
function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && /QuotaExceeded|NS_ERROR_DOM_QUOTA_REACHED/.test(error.name);
}
