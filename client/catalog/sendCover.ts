import type { Crop } from "../../domain/profiles/picture.ts";
import { OWN_HEADERS } from "../app/network.ts";
import { type RefusalPayload, refusalIn } from "../i18n/useRefusal.ts";
import type { Transfer, TransferEvents } from "./transfer.ts";

/** A picture that becomes the cover of a release. */
export interface CoverPlace {
  releaseUuid: string;
  /** The square of it that is kept. */
  crop: Crop;
}

/**
 * Sends a cover with the square of it that is kept; sent twice it is drawn once. Answers with null, or with the reason why it was
 * not taken. Rejects where a later try may mend it: nobody was reached, the server is in trouble, or the person has to sign in.
 */
export async function sendCover(
  file: Blob,
  { releaseUuid, crop }: CoverPlace,
  signal?: AbortSignal,
): Promise<RefusalPayload | null> {
  const { x, y, width, height } = crop;
  const square = new URLSearchParams(
    Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(6)]),
  );
  const answer = await fetch(`/api/releases/${releaseUuid}/cover?${square}`, {
    method: "POST",
    headers: OWN_HEADERS,
    body: file,
    ...(signal && { signal }),
  });
  if (answer.ok) return null;
  if (answer.status >= 500 || TEMPORARY.includes(answer.status)) throw new Error(`HTTP ${answer.status}`);
  return refusalIn(await answer.json().catch(() => ({})));
}

// Sign in first, request timeout, too many requests.
const TEMPORARY = [401, 408, 429];

/** The same as a line of the tray: from the first byte each time, because a cover is small. */
export function transferCover(
  file: Blob,
  place: CoverPlace,
  { onDone, onLost, onRefused }: Pick<TransferEvents, "onDone" | "onLost" | "onRefused">,
): Transfer {
  const leaving = new AbortController();
  const stop = async () => leaving.abort();
  sendCover(file, place, leaving.signal).then(
    (refused) => {
      if (leaving.signal.aborted) return;
      if (refused) onRefused(refused);
      else onDone();
    },
    () => !leaving.signal.aborted && onLost(null),
  );
  return { stop, discard: stop };
}
