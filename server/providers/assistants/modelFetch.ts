import { lookup } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { isPrivateAddress } from "./isPrivateAddress.ts";

/** The way to the model is not what the operator set it up to be. */
export class WrongWay extends Error {
  override name = "WrongWay";
}

/** Looks a name up and connects to what was looked at, so that it cannot point elsewhere a moment later. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 4);
    const open = found.filter(({ address }) => !isPrivateAddress(address));
    const [first] = open;
    if (!first) return done(new WrongWay("The address of the model is a private one."), "", 4);
    if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });
};

/** How a model is asked: by POST, at public addresses unless private ones are wanted, and never where it sends us on to. */
export function modelFetch(allowsPrivate: boolean): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!allowsPrivate && (url.protocol !== "https:" || (isIP(host) > 0 && isPrivateAddress(host))))
      throw new WrongWay("The address of the model is a private one.");
    const { body } = init;
    if (typeof body !== "string" && !(body instanceof Uint8Array))
      throw new WrongWay("A model is asked with text or bytes.");
    return send(url, { ...init, body }, allowsPrivate ? undefined : publicOnly);
  };
}

function send(
  url: URL,
  { method = "POST", headers, body, signal }: Omit<RequestInit, "body"> & { body: string | Uint8Array },
  way: LookupFunction | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? secureRequest : plainRequest)(
      url,
      {
        ...{ method, headers: Object.fromEntries(new Headers(headers)) },
        ...(signal ? { signal } : {}),
        ...(way ? { lookup: way } : {}),
      },
      (answer) => {
        const status = answer.statusCode ?? 500;
        if (status >= 300 && status < 400) {
          answer.destroy();
          return reject(new WrongWay("The model sent us elsewhere."));
        }
        const told = new Headers();
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined) told.set(name, String(value));
        const hasBody = status !== 204;
        if (!hasBody) answer.resume();
        resolve(
          new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
            status,
            headers: told,
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
