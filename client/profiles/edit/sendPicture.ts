import { UNEXPECTED_ERROR } from "../../../domain/accounts/registration.ts";
import type { Crop, PictureKind } from "../../../domain/profiles/picture.ts";
import { OWN_HEADERS } from "../../app/network.ts";

/** The picture was not taken; the message says why, in the product's own words. */
export class PictureNotSent extends Error {}

export const NO_CONNECTION = "Levare cannot be reached. Check your connection and try again.";

interface Sending {
  kind: PictureKind;
  file: File;
  crop: Crop;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture with the part of it that is kept. Answers with the key of the picture that was shown before, or null.
 * XMLHttpRequest, because fetch does not tell how much was sent.
 */
export function sendPicture({ kind, file, crop, onProgress, signal }: Sending): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { x, y, width, height } = crop;
    const part = new URLSearchParams(
      Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(6)]),
    );
    request.open("POST", `/api/profile/${kind}?${part}`);
    for (const [name, value] of Object.entries(OWN_HEADERS)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new PictureNotSent(NO_CONNECTION));
    request.onload = () => {
      const answer = request.response as { message?: string; previousKey?: string | null } | null;
      if (request.status === 200) resolve(answer?.previousKey ?? null);
      else reject(new PictureNotSent(answer?.message ?? UNEXPECTED_ERROR));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
