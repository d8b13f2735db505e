import type { HttpRequest, HttpStack } from "tus-js-client";
import type { Transport } from "../client/catalog/transfer.ts";

/** How files go from the page to the server's fetch handler: what `fetch` is for everything else. */
export function transportTo(send: (request: Request) => Promise<Response>, origin: string): Transport {
  const httpStack: HttpStack = {
    getName: () => "ToTheServer",
    createRequest: (method, url): HttpRequest => {
      const headers = new Headers();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => headers.set(name, value),
        getHeader: (name) => headers.get(name) ?? undefined,
        setProgressHandler: () => {},
        abort: async () => {},
        getUnderlyingObject: () => null,
        send: async (body: Blob | null) => {
          const address = new URL(new URL(url).pathname, origin);
          const bytes = body && { body: await bytesOf(body) };
          const answer = await send(new Request(address, { method, headers, ...bytes }));
          const text = await answer.text();
          return {
            getStatus: () => answer.status,
            getHeader: (name) => answer.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => null,
          };
        },
      };
    },
  };
  // tus believes to be in Node here, where it cannot read a File.
  const fileReader = {
    openFile: async (file: File) => ({
      size: file.size,
      slice: async (from: number, to: number) => ({ value: file.slice(from, to), done: to >= file.size }),
      close: () => {},
    }),
  };
  return { httpStack, fileReader, fingerprint: async () => "" } as Transport;
}

/** jsdom's files have no arrayBuffer(). */
export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}
