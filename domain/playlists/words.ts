/** What is said of playlists. */
export const PLAYLIST_WORDS = {
  "playlists.titleMissing": "A playlist needs a title.",
  "playlists.titleTooLong": "A playlist's title can have at most {max, number} characters.",
  "playlists.descriptionTooLong": "A playlist's description can have at most {max, number} characters.",
  "playlists.folderTooLong": "A folder's name can have at most {max, number} characters.",
  "playlists.tooMany": "You can have at most {max, number} playlists. Delete one first.",
  "playlists.full": "A playlist has room for {max, number} tracks. Remove some first.",
  "playlists.smart":
    "This playlist fills itself by its rule. Nothing can be added, removed or moved by hand.",
  "playlists.notSmart": "People fill this playlist, so it has no rule.",
  "playlists.ruleEmpty": "The rule finds everything. Name a genre, an artist or a word.",
  "playlists.noSuchTrack": "One of these tracks cannot be heard any more.",
  "playlists.itemsUneven": "Each new item needs one id.",
  "playlists.tooManyCollaborators":
    "A playlist can be filled by at most {max, number} people beside its owner.",
} as const;
