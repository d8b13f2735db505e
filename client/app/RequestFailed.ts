import type { RefusalPayload } from "../i18n/useRefusal.ts";

/** Why a request brought no data. `OFFLINE` never reached a server; the other codes are the server's own. */
export class RequestFailed extends Error {
  override name = "RequestFailed";
  /** What the person reads. */
  readonly told: RefusalPayload;
  readonly code: string;
  /** Names the request in the server's log, for a person who asks for help; null when none was made. */
  readonly requestId: string | null;

  constructor(told: RefusalPayload, code: string, requestId: string | null = null) {
    super(told.message ?? told.code);
    this.told = told;
    this.code = code;
    this.requestId = requestId;
  }
}
