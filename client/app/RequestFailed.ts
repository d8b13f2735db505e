/** Why a request brought no data. `OFFLINE` never reached a server; the other codes are the server's own. */
export class RequestFailed extends Error {
  override name = "RequestFailed";
  readonly code: string;
  /** Names the request in the server's log, for a person who asks for help; null when none was made. */
  readonly requestId: string | null;

  constructor(message: string, code: string, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}
