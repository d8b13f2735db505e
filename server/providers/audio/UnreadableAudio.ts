import type { Params, Refusal } from "../../../domain/words/refusal.ts";

/** The file is to blame. Trying again is of no use. */
export class UnreadableAudio extends Error implements Refusal {
  override name = "UnreadableAudio";
  readonly code: Refusal["code"];
  readonly params: Params;
  constructor({ code, params }: Refusal) {
    // For whoever reads a log. The catalogues stay out of the decoder's small process.
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}
