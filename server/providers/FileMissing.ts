/** A file that a row tells of is not where it should lie. No later try finds it; whoever waits for it is told. */
export class FileMissing extends Error {
  /** Its path or its key in the store. Kept with the job that failed by it. */
  readonly place: string;

  constructor(place: string, cause?: unknown) {
    super(`There is no file at ${place}.`, cause === undefined ? {} : { cause });
    this.place = place;
  }
}
