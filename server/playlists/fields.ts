import {
  folderNameProblem,
  type PlaylistVisibility,
  playlistDescriptionProblem,
  playlistTitleProblem,
} from "../../domain/playlists/playlist.ts";
import { MAX_TEXT_LENGTH } from "../../domain/search/limits.ts";
import { isSearchable } from "../../domain/search/query.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";

/** What its owner says of a playlist; what is left out stays as it is. */
export interface PlaylistFields {
  title?: string | null | undefined;
  description?: string | null | undefined;
  visibility?: PlaylistVisibility | null | undefined;
  /** Empty: in no folder. */
  folder?: string | null | undefined;
  rule?: string | null | undefined;
}

/** The fields that were given, as they are kept; wrong ones are refused. */
export function checkedFields({ title, description, visibility, folder, rule }: PlaylistFields) {
  if (title != null) refuse(onField("title", playlistTitleProblem(title)));
  if (description != null) refuse(onField("description", playlistDescriptionProblem(description)));
  if (folder != null) refuse(onField("folder", folderNameProblem(folder)));
  if (rule != null && !isSearchable(rule.slice(0, MAX_TEXT_LENGTH), {}))
    throw new InvalidInput(problem("rule", "playlists.ruleEmpty"));
  return {
    ...(title != null && { title: title.trim() }),
    ...(description != null && { description: description.trim() }),
    ...(visibility != null && { visibility }),
    ...(folder != null && { folder: folder.trim() || null }),
    ...(rule != null && { rule: rule.trim().slice(0, MAX_TEXT_LENGTH) }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Those of these texts that can be an item's id; no other one is there. */
export const uuidsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => UUID.test(text))),
];
