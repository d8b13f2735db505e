import type { ProfilePageRow } from "../../db/profiles/profilePage.ts";
import type { FirstView } from "../firstView.ts";
import { nameOf, urlOf } from "./Profile.ts";

/** The width that the client's own page asks for. */
const FACE_WIDTH = 256;

/** A person's face, name and handle, and what they put out last. */
export function profileFirstView({ profile, releases }: ProfilePageRow): FirstView {
  const face = urlOf(profile, "avatar", FACE_WIDTH);
  return {
    picture: face ? { url: face, alt: "", isRound: true } : null,
    title: nameOf(profile),
    by: { name: `@${profile.handle}`, path: null },
    lines: releases.map(({ title, date }) => ({
      name: title,
      path: null,
      detail: date ? date.slice(0, 4) : null,
    })),
  };
}
