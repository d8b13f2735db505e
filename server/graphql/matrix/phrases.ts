import type { RestRequest, Row } from "./cells.ts";
import type { Kit } from "./kit.ts";

/** For what nobody does without saying why. */
export const reason = "Because the matrix says so";

/** A thing of the kit. */
export const node =
  (name: keyof Kit): Row["input"] =>
  (kit) => ({ id: kit[name] });

export const get =
  (path: string): Row["request"] =>
  () => ({ path, method: "GET" });

export const post = (path: string, body: object): RestRequest => ({
  path,
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" },
});
