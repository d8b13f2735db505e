import type { Params, Refusal } from "../../domain/words/refusal.ts";

/** The file cannot be kept as what it was sent for. */
export class AssetRefused extends Error implements Refusal {
  readonly code: Refusal["code"];
  readonly params: Params;
  constructor({ code, params }: Refusal) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}
