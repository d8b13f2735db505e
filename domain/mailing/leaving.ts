import type { NoticeTopic } from "../accounts/notices.ts";

/** Letters that somebody with an account asked for, by topic: each of them names the way out of further ones. */
export const LEAVABLE = ["newMusic", "releases", "brief", "product"] as const satisfies NoticeTopic[];
export type Leavable = (typeof LEAVABLE)[number];

export function isLeavable(topic: string): topic is Leavable {
  return (LEAVABLE as readonly string[]).includes(topic);
}
