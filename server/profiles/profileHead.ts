import type { ProfilePageRow } from "../../db/profiles/profilePage.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { excerpt } from "../../domain/profiles/profile.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { PageHead } from "../pages/pageHead.ts";
import { kindOf, nameOf, urlOf } from "./Profile.ts";

const DESCRIPTION_LENGTH = 200;
const MOST_ALBUMS = 5;

/** What search engines and chats are told of a person. */
export function profileHead(page: ProfilePageRow, publicUrl: string): PageHead {
  const { profile, releases } = page;
  const isArtist = kindOf(profile) === "artist";
  const name = nameOf(profile);
  const canonical = `${publicUrl}/@${profile.handle}`;
  const whole = (path: string) => `${publicUrl}${path}`;
  const pictures = [
    urlOf(profile, "header", 1800),
    urlOf(profile, "avatar", 512),
    // A drawn cover is an SVG, which no preview shows.
    ...releases.flatMap(({ coverKey, id }) => (coverKey ? [coverUrl(coverKey, id, null)] : [])).slice(0, 1),
  ].flatMap((path) => (path ? [whole(path)] : []));
  return {
    title: `${name} (@${profile.handle}) · ${PRODUCT_NAME}`,
    description: excerpt(profile.bio, DESCRIPTION_LENGTH) || fallback(name, isArtist),
    canonical,
    type: "profile",
    images: pictures.slice(0, 1).map((url) => ({ url, alt: name })),
    isIndexed: isArtist || profile.isCollectionPublic,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": isArtist ? "MusicGroup" : "Person",
      "@id": canonical,
      name,
      url: canonical,
      ...(profile.bio ? { description: excerpt(profile.bio, 500) } : {}),
      ...(pictures.length > 0 ? { image: pictures[0] } : {}),
      ...(profile.links.length > 0 ? { sameAs: profile.links } : {}),
      ...(profile.location && !isArtist
        ? { homeLocation: { "@type": "Place", name: profile.location } }
        : {}),
      ...(isArtist && profile.location
        ? { foundingLocation: { "@type": "Place", name: profile.location } }
        : {}),
      ...(isArtist && releases.length > 0
        ? {
            album: releases.slice(0, MOST_ALBUMS).map(({ title, day }) => ({
              "@type": "MusicAlbum",
              name: title,
              datePublished: day,
            })),
          }
        : {}),
    },
  };
}

function fallback(name: string, isArtist: boolean): string {
  return isArtist ? `Music by ${name}: releases, news and shop.` : `${name} on ${PRODUCT_NAME}.`;
}
