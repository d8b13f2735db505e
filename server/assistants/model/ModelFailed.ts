/** Why a language model gave no answer, as far as people are told. */
export type FailureReason = "outage" | "refused" | "slow" | "spent" | "unfounded";

/** A language model that gave no answer, or none to its end. Holds no word of what was asked. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(`The model gave no answer: ${reason}.`);
    this.reason = reason;
  }
}
