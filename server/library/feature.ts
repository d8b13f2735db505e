import "./Library.ts";
import "./followArtist.ts";
import "./isKept.ts";
import "./libraryChanged.ts";
import "./likeTrack.ts";
import "./received.ts";
import "./saveRelease.ts";
import type { Feature } from "../feature.ts";

export const library = {} satisfies Feature;
