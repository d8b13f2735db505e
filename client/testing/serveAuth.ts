/** One request that the sign-in service received. */
export interface AuthRequest {
  path: string;
  body: unknown;
}

/** Stands in for the network: answers /api/auth with a status and a message, and keeps what was asked. */
export function serveAuth(status: number, answer: object = {}): AuthRequest[] {
  const requests: AuthRequest[] = [];
  globalThis.fetch = async (input, init) => {
    requests.push({ path: String(input), body: JSON.parse(String(init?.body)) });
    return Response.json(answer, { status });
  };
  return requests;
}

/** A network that does not answer. */
export function cutNetwork(): void {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
}
