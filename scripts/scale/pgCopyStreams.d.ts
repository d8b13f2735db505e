/** The part of pg-copy-streams that the loader uses; the package brings no types. */
declare module "pg-copy-streams" {
  import type { Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** Takes what `copy … from stdin` reads. */
  export function from(statement: string): Writable & Submittable;
}
