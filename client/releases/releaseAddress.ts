import { wordOf } from "../app/readableAddress.ts";

export const RELEASES = "/releases";

/** The page of a release. */
export function releaseAddress({ id, title }: { id: string; title: string }): string {
  return `${RELEASES}/${wordOf(id, title)}`;
}
