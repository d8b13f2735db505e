import { msg } from "@lingui/core/macro";
import { SKIP_SECONDS } from "../../domain/player/position.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { usePlayer } from "./usePlayer.ts";

const SPACE = { keys: "space", label: msg`Play or pause` };
const TOGGLE = { keys: "K", label: msg`Play or pause` };
const BACK = { keys: "J", label: msg`Back 10 seconds` };
const AHEAD = { keys: "L", label: msg`Forward 10 seconds` };
const NEXT = { keys: "shift+N", label: msg`Next track` };
const PREVIOUS = { keys: "shift+P", label: msg`Previous track` };
const MUTE = { keys: "M", label: msg`Mute` };
const QUEUE = { keys: "Q", label: msg`Show the queue` };

/** The keys of the player; they rest while somebody types. */
export function usePlayerKeys(onQueue: () => void): void {
  const player = usePlayer();
  useShortcut(SPACE, () => player.toggle());
  useShortcut(TOGGLE, () => player.toggle());
  useShortcut(BACK, () => player.skip(-SKIP_SECONDS));
  useShortcut(AHEAD, () => player.skip(SKIP_SECONDS));
  useShortcut(NEXT, () => player.next());
  useShortcut(PREVIOUS, () => player.previous());
  useShortcut(MUTE, () => player.toggleMute());
  useShortcut(QUEUE, onQueue);
}
