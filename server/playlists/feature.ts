import "./Collaborators.ts";
import "./Playlist.ts";
import "./PlaylistItems.ts";
import "./addToPlaylist.ts";
import "./createPlaylist.ts";
import "./deletePlaylist.ts";
import "./joinPlaylist.ts";
import "./matchTracks.ts";
import "./movePlaylistItems.ts";
import "./openPlaylistInvitation.ts";
import "./playlistChanged.ts";
import "./removeCollaborator.ts";
import "./removeFromPlaylist.ts";
import "./shownPlaylists.ts";
import "./updatePlaylist.ts";
import type { Feature } from "../feature.ts";

export const playlists = {} satisfies Feature;
