import { type Refusal, refusal } from "../words/refusal.ts";

/** Who can come to a playlist beside its owner and those who fill it with them: nobody, whoever has its link, everybody. */
export const PLAYLIST_VISIBILITIES = ["private", "unlisted", "public"] as const;
export type PlaylistVisibility = (typeof PLAYLIST_VISIBILITIES)[number];

/** The most items of one playlist. */
export const PLAYLIST_ITEMS_MAX = 5_000;
/** The most playlists of one person. */
export const PLAYLISTS_MAX = 500;
/** The most people who fill one playlist beside its owner. */
export const COLLABORATORS_MAX = 50;
/** The most items that a playlist which fills itself shows. */
export const SMART_ITEMS_MAX = 500;
/** The most lines of a list from elsewhere that are looked up in one request. */
export const MATCHED_AT_ONCE = 500;
/** Characters. */
export const PLAYLIST_TITLE_MAX = 100;
export const PLAYLIST_DESCRIPTION_MAX = 1_000;
export const FOLDER_NAME_MAX = 60;

export function playlistTitleProblem(title: string): Refusal | null {
  if (!title.trim()) return refusal("playlists.titleMissing");
  return title.trim().length > PLAYLIST_TITLE_MAX
    ? refusal("playlists.titleTooLong", { max: PLAYLIST_TITLE_MAX })
    : null;
}

export function playlistDescriptionProblem(text: string): Refusal | null {
  return text.trim().length > PLAYLIST_DESCRIPTION_MAX
    ? refusal("playlists.descriptionTooLong", { max: PLAYLIST_DESCRIPTION_MAX })
    : null;
}

export function folderNameProblem(name: string): Refusal | null {
  return name.trim().length > FOLDER_NAME_MAX
    ? refusal("playlists.folderTooLong", { max: FOLDER_NAME_MAX })
    : null;
}

/** Where a playlist is found, by the id of its row. */
export function playlistPath(id: string): string {
  return `/library/playlists/${id}`;
}

/** Where somebody joins those who fill a playlist. The secret stands behind #, where no server logs it. */
export function playlistJoinPath(secret: string): string {
  return `/library/join#${secret}`;
}
