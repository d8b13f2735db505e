import type { ProfilePageRow } from "../../db/profiles/profilePage.ts";
import { pageAddress } from "../../domain/publicPages/pageAddress.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { FirstView } from "../pages/firstView.ts";
import { nameOf, urlOf } from "./Profile.ts";

/** The widths that the client's own page asks for: the same files serve both. */
const FACE_WIDTH = 256;
const HEADER_WIDTH = 1800;
const WASH_WIDTH = 320;

/** A person's pictures, name and handle, and what they put out last. */
export function profileFirstView({ profile, releases }: ProfilePageRow): FirstView {
  const { handle } = profile;
  const face = urlOf(profile, "avatar", FACE_WIDTH);
  const header = urlOf(profile, "header", HEADER_WIDTH);
  const [newest] = releases;
  return {
    wash: newest ? coverUrl(newest.coverKey, newest.id, newest.genre, WASH_WIDTH) : (header ?? face),
    banner: header,
    picture: face ? { url: face, alt: "", isRound: true } : null,
    title: nameOf(profile),
    by: { name: `@${handle}`, path: null },
    lines: releases.map(({ id, title, day, coverKey, genre, slug }) => ({
      name: title,
      path: pageAddress({ handle, slug, place: null }),
      detail: day.slice(0, 4),
      coverUrl: coverUrl(coverKey, id, genre),
    })),
  };
}
