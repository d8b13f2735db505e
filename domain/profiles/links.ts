import { type Refusal, refusal } from "../words/refusal.ts";
export const MAX_LINKS = 10;
export const MAX_LINK_LENGTH = 300;

/** Places that musicians are found at, by host; each has a picture of its own. */
const SERVICES = {
  bandcamp: ["bandcamp.com"],
  soundcloud: ["soundcloud.com"],
  spotify: ["spotify.com"],
  youtube: ["youtube.com", "youtu.be"],
  instagram: ["instagram.com"],
  facebook: ["facebook.com"],
  tiktok: ["tiktok.com"],
  x: ["x.com", "twitter.com"],
  twitch: ["twitch.tv"],
  discord: ["discord.gg", "discord.com"],
  mastodon: ["mastodon.social", "mastodon.online"],
  bluesky: ["bsky.app"],
  github: ["github.com"],
} as const satisfies Record<string, readonly string[]>;

/** "website" is every other place. */
export type LinkService = keyof typeof SERVICES | "website";
export const LINK_SERVICES = [...(Object.keys(SERVICES) as (keyof typeof SERVICES)[]), "website"] as const;

/** Why this cannot stand on a profile; null when it can. Only https: a link of another kind could run something. */
export function linkProblem(link: string): Refusal | null {
  const url = parsed(link);
  const isFine =
    url?.protocol === "https:" &&
    link.length <= MAX_LINK_LENGTH &&
    url.hostname.includes(".") &&
    !url.username &&
    !url.password;
  return isFine ? null : refusal("profiles.linkWrong");
}

/** The place a link leads to. "nova.bandcamp.com" is bandcamp; "notbandcamp.com" is not. */
export function serviceOf(link: string): LinkService {
  const host = hostOf(link);
  for (const [service, hosts] of Object.entries(SERVICES))
    if (hosts.some((known) => host === known || host.endsWith(`.${known}`))) return service as LinkService;
  return "website";
}

/** The host as people write it, without "www."; empty for what is no link. */
export function hostOf(link: string): string {
  return (parsed(link)?.hostname ?? "").replace(/^www\./, "");
}

function parsed(link: string): URL | null {
  return URL.canParse(link.trim()) ? new URL(link.trim()) : null;
}

/** What a person typed as the link they meant: people leave out "https://". */
export function linkFrom(typed: string): string {
  const text = typed.trim();
  return text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}
