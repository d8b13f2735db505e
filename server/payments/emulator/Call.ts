import type { Params } from "./parameters.ts";
import type { World } from "./World.ts";

/** One call of the API. */
export interface Call {
  world: World;
  params: Params;
  /** What the address names, in order. */
  ids: readonly string[];
  /** Its path, which lists repeat. */
  url: string;
  /** For whom it is asked, where it is not the platform itself. */
  account: string | null;
}

export interface ApiRoute {
  method: "GET" | "POST" | "DELETE";
  /** Below /v1/; `:` stands for an id. */
  path: string;
  /** It can also be asked for a connected account. */
  isOfAccounts?: boolean;
  answer(call: Call & { id: string }): unknown;
}

const route =
  (method: ApiRoute["method"]) =>
  (path: string, answer: ApiRoute["answer"]): ApiRoute => ({ method, path, answer });

export const ofAccounts = (asked: ApiRoute): ApiRoute => ({ ...asked, isOfAccounts: true });

export const get = route("GET");
export const post = route("POST");
export const del = route("DELETE");
