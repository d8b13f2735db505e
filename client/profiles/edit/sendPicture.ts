import type { Crop } from "../../../domain/profiles/picture.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { spokenHeaders } from "../../app/network.ts";
import { type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";

/** The picture was not taken. */
export class PictureNotSent extends Error {
  readonly told: RefusalPayload;
  constructor(told: RefusalPayload) {
    super(told.message ?? told.code);
    this.told = told;
  }
}

/** A picture that was taken. */
export interface SentPicture {
  key: string;
  /** Null: none was shown before. */
  previousKey: string | null;
}

interface Sending {
  /** The address that takes it, such as /api/profile/avatar. */
  to: string;
  file: File;
  crop: Crop;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture with the part of it that is kept. Answers with the key of the new picture, and of the one that was shown before.
 * XMLHttpRequest, because fetch does not tell how much was sent.
 */
export function sendPicture({ to, file, crop, onProgress, signal }: Sending): Promise<SentPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { x, y, width, height } = crop;
    const part = new URLSearchParams(
      Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(6)]),
    );
    request.open("POST", `${to}?${part}`);
    for (const [name, value] of Object.entries(spokenHeaders())) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new PictureNotSent(refusal("general.unreachable")));
    request.onload = () => {
      const answer = request.response as { key?: string; previousKey?: string | null } | null;
      if (request.status === 200)
        resolve({ key: answer?.key ?? "", previousKey: answer?.previousKey ?? null });
      else reject(new PictureNotSent(refusalIn(answer ?? {})));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
