import { readFileSync } from "node:fs";
import path from "node:path";
import { idOf } from "../testing.ts";

/** For tests: the operations of the web client, by their ids. */
export const OWN_DOCUMENTS: Record<string, string> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../client/persisted.json"), "utf8"),
);

/** For tests: the id by which the web client asks one of its operations. */
export function documentOf(name: string): string {
  const text = Object.values(OWN_DOCUMENTS).find((document) => new RegExp(`^\\w+ ${name}\\b`).test(document));
  if (!text) throw new Error(`The client has no ${name}.`);
  return idOf(text);
}
