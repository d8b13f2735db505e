import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A part of a recording's page, with an address of its own below it. */
export interface TrackTab {
  /** The last part of the address; empty for the first one. */
  path: string;
  label: MessageDescriptor;
}

/** In the order of the row. A feature that adds a part adds its route as a child, too. */
export const TRACK_TABS: readonly TrackTab[] = [
  { path: "", label: msg`Details` },
  { path: "credits", label: msg`Credits` },
  { path: "splits", label: msg`Splits` },
  { path: "lyrics", label: msg`Lyrics` },
  { path: "plays", label: msg`Plays` },
  { path: "files", label: msg`Files` },
];
