/** How the embedded engine begins: in a folder, from a dump, or empty in memory. */
export interface EngineOptions {
  dataDir?: string;
  /** File of a whole database as an uncompressed tar, as `dump` returns it. To send its bytes takes longer than to read them. */
  template?: string;
  /** Words for what makes a new one. */
  initDb?: readonly string[];
}

export interface EngineCall {
  id: number;
  /** `open` comes first and carries options; `exec` carries PostgreSQL wire-protocol bytes and is answered with such. */
  kind: "open" | "exec" | "dump" | "close";
  options?: EngineOptions;
  bytes?: Uint8Array;
}

export interface EngineReply {
  id: number;
  bytes?: Uint8Array | undefined;
  error?: string;
}
