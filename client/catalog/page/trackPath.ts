import { wordOf } from "../../app/readableAddress.ts";

export const TRACKS = "/catalog/tracks";

/** The address of a recording's page. */
export function trackPath({ id, title }: { id: string; title: string }): string {
  return `${TRACKS}/${wordOf(id, title)}`;
}
