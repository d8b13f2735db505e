/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  export interface Request {
    method?: "GET" | "POST";
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  interface Options extends Request {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until an answer counts as an error. */
    timeout?: number;
    setupClient?(client: Client): void;
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p97_5: number; p99: number };
    /** Bytes a second. */
    throughput: { average: number };
    non2xx: number;
    errors: number;
  }
  interface Run extends Promise<Result> {
    on(event: "response", hear: (client: Client, status: number, bytes: number, ms: number) => void): void;
  }
  function autocannon(options: Options): Run;
  export default autocannon;
}
