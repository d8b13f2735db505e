import type { HttpRequest, HttpResponse, HttpStack } from "tus-js-client";
import type { RefusalPayload } from "../../i18n/useRefusal.ts";

interface Refused extends RefusalPayload {
  status: number;
}

/** The server's side of the tus protocol in memory: it keeps bytes, counts what it was sent, and can be away. */
export class TusServer implements HttpStack {
  /** Bytes by upload id. */
  readonly files = new Map<string, number[]>();
  readonly names = new Map<string, string>();
  /** All that was said of each file. */
  readonly metadata = new Map<string, Record<string, string>>();
  /** Every byte that ever arrived, repeated ones too. */
  bytesReceived = 0;
  isAway = false;
  /** Answers the next creations; null takes them. */
  refusal: Refused | null = null;
  /** Bytes after which a transfer hangs until it is stopped; then the connection counts as lost. */
  stallsAfter = Number.POSITIVE_INFINITY;

  getName() {
    return "TusServer";
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers = new Map<string, string>();
    let progress: (sent: number) => void = () => {};
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
      getHeader: (name) => headers.get(name.toLowerCase()),
      setProgressHandler: (handler) => {
        progress = handler;
      },
      abort: async () => {},
      getUnderlyingObject: () => null,
      send: async (body: Blob | null) => {
        if (this.isAway) throw new Error("away");
        return this.#answer(method, url, headers, body, progress);
      },
    };
  }

  async #answer(
    method: string,
    url: string,
    headers: Map<string, string>,
    body: Blob | null,
    progress: (sent: number) => void,
  ): Promise<HttpResponse> {
    if (method === "POST") return this.#create(headers);
    const id = url.split("/").at(-1) ?? "";
    const file = this.files.get(id);
    if (!file) return answer(404);
    if (method === "DELETE") {
      this.files.delete(id);
      return answer(204);
    }
    if (method === "PATCH" && body) {
      const bytes = new Uint8Array(await readBytes(body)).slice(0, this.stallsAfter - file.length);
      this.bytesReceived += bytes.length;
      file.push(...bytes);
      progress(bytes.length);
      if (bytes.length < body.size) return new Promise(() => {});
    }
    const length = headers.get("upload-length") ?? this.#lengths.get(id) ?? "0";
    return answer(method === "PATCH" ? 204 : 200, {
      "upload-offset": String(file.length),
      "upload-length": length,
    });
  }

  #lengths = new Map<string, string>();

  #create(headers: Map<string, string>): HttpResponse {
    if (this.refusal) {
      const { status, ...body } = this.refusal;
      return answer(status, {}, JSON.stringify(body));
    }
    const id = `upload-${this.files.size + 1}`;
    this.files.set(id, []);
    this.#lengths.set(id, headers.get("upload-length") ?? "0");
    const said = (headers.get("upload-metadata") ?? "").split(",").map((pair) => pair.split(" "));
    const metadata = Object.fromEntries(said.map(([key = "", value = ""]) => [key, atob(value)]));
    this.metadata.set(id, metadata);
    this.names.set(id, metadata.filename ?? "");
    return answer(201, { location: `/uploads/${id}` });
  }
}

function answer(status: number, headers: Record<string, string> = {}, body = ""): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => body,
    getUnderlyingObject: () => null,
  };
}

// A chosen file is jsdom's, one kept for a reload is Node's: the first has no arrayBuffer().
function readBytes(body: Blob): Promise<ArrayBuffer> {
  if ("arrayBuffer" in body) return body.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(body);
  });
}
