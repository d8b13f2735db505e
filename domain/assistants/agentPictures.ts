import { isPictureKey, type PictureKind, pictureFile } from "../profiles/picture.ts";

/** Pictures that somebody sent, and no assistant of theirs shows, are kept for so long: a form that is not saved yet has them. */
export const SPARE_PICTURE_DAYS = 7;
/** So many of these at most; the oldest go first. */
export const SPARE_PICTURES_MOST = 20;

/** Wide enough for a card on a screen with two pixels for each. */
const WIDTHS = { avatar: 256, header: 900 } as const;
const OWN = "/api/assistants/pictures/";

/** Where the picture of an assistant is that somebody made: a sample by its name, or one that they sent by its key. */
export function agentPictureUrl(kind: PictureKind, name: string): string {
  if (isPictureKey(name)) return `${OWN}${pictureFile(kind, name, WIDTHS[kind])}`;
  return `/agents/own/${name}${kind === "header" ? "-header" : ""}.svg`;
}

/** The name or key behind such an address; empty for another one. */
export function agentPictureIn(url: string): string {
  const [, key, sample] =
    /^\/api\/assistants\/pictures\/[a-z]+-([0-9a-f]{24})-|^\/agents\/own\/([a-z]+)(?:-header)?\.svg$/.exec(
      url,
    ) ?? [];
  return key ?? sample ?? "";
}
