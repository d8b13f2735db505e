import {
  type Icon,
  IconBrandBandcamp,
  IconBrandBluesky,
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandMastodon,
  IconBrandSoundcloud,
  IconBrandSpotify,
  IconBrandTiktok,
  IconBrandTwitch,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from "@tabler/icons-react";
import type { LinkService } from "../../domain/profiles/links.ts";

const ICONS: Record<LinkService, Icon> = {
  bandcamp: IconBrandBandcamp,
  soundcloud: IconBrandSoundcloud,
  spotify: IconBrandSpotify,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
  facebook: IconBrandFacebook,
  tiktok: IconBrandTiktok,
  x: IconBrandX,
  twitch: IconBrandTwitch,
  discord: IconBrandDiscord,
  mastodon: IconBrandMastodon,
  bluesky: IconBrandBluesky,
  github: IconBrandGithub,
  website: IconWorld,
};

/** The sign of a place on the web; its name stands beside it. */
export function LinkIcon({ service }: { service: string }) {
  const Sign = ICONS[service as LinkService] ?? IconWorld;
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
