/** How the embedded engine begins: in a folder, from a dump, or empty in memory. */
export interface EngineOptions {
  dataDir?: string;
  /** File of a whole database as an uncompressed tar, as `dump` returns it. To send its bytes takes longer than to read them. */
  template?: string;
}

export interface EngineCall {
  id: number;
  /** `exec` carries PostgreSQL wire-protocol bytes and is answered with such. */
  kind: "exec" | "dump" | "close";
  bytes?: Uint8Array;
}

/** Call 0 is nobody's: it says that the engine is open. */
export interface EngineReply {
  id: number;
  bytes?: Uint8Array | undefined;
  error?: string;
}
