import { refusal } from "../../../domain/words/refusal.ts";
import { spokenHeaders } from "../../app/network.ts";
import { type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";

/** A recording that was not turned into words. */
export class NotTranscribed extends Error {
  readonly told: RefusalPayload;
  constructor(told: RefusalPayload) {
    super(told.message ?? told.code);
    this.told = told;
  }
}

/** The words of a recording, by the model behind this platform. `studio`: whose money it costs; null: the person's own. Throws NotTranscribed. */
export async function transcribe(recording: Blob, studio: string | null): Promise<string> {
  const place = studio === null ? "" : `?${new URLSearchParams({ workspace: studio })}`;
  const answer = await fetch(`/api/assistants/transcribe${place}`, {
    ...{ method: "POST", headers: spokenHeaders(), body: recording },
  }).catch(() => {
    throw new NotTranscribed(refusal("general.unreachable"));
  });
  const told = (await answer.json().catch(() => ({}))) as { text?: string };
  if (!answer.ok || typeof told.text !== "string") throw new NotTranscribed(refusalIn(told));
  return told.text;
}
