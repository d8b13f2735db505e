/**
 * We are to blame: the process that prepared a file moved no byte for too long, or took more of the processor than such a file
 * needs. The file may be fine and is kept.
 */
export class UnfinishedAudio extends Error {
  override name = "UnfinishedAudio";
  /** Whether another try soon may end better. */
  readonly isPassing: boolean;
  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Another try would take as much again: it is for a person to ask for, not for a job. */
export function isFinal(error: unknown): boolean {
  return error instanceof UnfinishedAudio && !error.isPassing;
}
