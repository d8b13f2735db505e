import type { Crop } from "../../../domain/profiles/picture.ts";
import { OWN_HEADERS } from "../../app/network.ts";
import { refusalIn, type ToldRefusal } from "../../i18n/useRefusal.ts";

/** Sends a cover with the square of it that is kept. Answers with null, or with the reason why it was not taken. */
export async function sendCover(releaseUuid: string, file: File, crop: Crop): Promise<ToldRefusal | null> {
  const { x, y, width, height } = crop;
  const square = new URLSearchParams(
    Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(6)]),
  );
  const answer = await fetch(`/api/releases/${releaseUuid}/cover?${square}`, {
    method: "POST",
    headers: OWN_HEADERS,
    body: file,
  });
  if (answer.ok) return null;
  return refusalIn(await answer.json().catch(() => ({})));
}
