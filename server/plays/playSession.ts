import type { TrackRow } from "../../db/catalog/tracks.ts";
import { newId } from "../../db/ids.ts";
import type { Signer } from "../signing.ts";

const PURPOSE = "play session";

/** Leave to report one play of one track. */
export interface PlaySession {
  id: string;
  trackId: string;
  /** As `listenerOf` names them. */
  listener: string;
  issuedAt: Date;
  /** Of the whole track; 0 while unknown. */
  durationMs: number;
}

/** What a listener is given: nothing of it is kept here until it comes back with a report. */
export interface IssuedSession {
  trackId: string;
  token: string;
  issuedAt: Date;
}

export function issueSession(
  signer: Signer,
  { id: trackId, durationMs }: Pick<TrackRow, "id" | "durationMs">,
  listener: string,
  issuedAt: Date,
): IssuedSession {
  const claim = [newId(issuedAt.getTime()), trackId, listener, issuedAt.getTime(), durationMs].join(".");
  return { trackId, token: `${claim}.${signer.sign(PURPOSE, claim)}`, issuedAt };
}

const TOKEN = /^(([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{1,80})\.(\d{1,15})\.(\d{1,10}))\.([\w-]{1,64})$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a token says, and whether we signed it; null for what is not even shaped like one. */
export function readSession(
  signer: Signer,
  token: string,
): { session: PlaySession; isSigned: boolean } | null {
  const [, claim, id = "", trackId = "", listener = "", issued, duration, signature = ""] =
    TOKEN.exec(token) ?? [];
  if (!claim || !ID.test(id) || !ID.test(trackId)) return null;
  return {
    session: { id, trackId, listener, issuedAt: new Date(Number(issued)), durationMs: Number(duration) },
    isSigned: signer.verifies(PURPOSE, claim, signature),
  };
}
