import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { openDeviceStore } from "../../app/openDeviceStore.ts";
import { useViewer } from "../../app/viewer.ts";
import { playerStore } from "../seat/storedPlayer.ts";
import { usePlayer } from "../usePlayer.ts";
import { askDevices } from "./askDevices.ts";
import type { ChoiceShelf, KeptChoice } from "./Devices.ts";
import { devicesOf } from "./devicesOf.ts";

/** Lets the queue follow its person, as long as somebody is signed in. Draws nothing. */
export function FollowQueue() {
  const relay = useRelayEnvironment();
  const player = usePlayer();
  const { id } = useViewer();
  useEffect(() => {
    let leave = () => {};
    let hasLeft = false;
    void player.restored.then((restored) => {
      if (!hasLeft) leave = devicesOf(player).join(askDevices(relay), shelfOf(id), restored);
    });
    return () => {
      hasLeft = true;
      leave();
    };
  }, [relay, player, id]);
  return null;
}

const KEY = "devices";

function shelfOf(personId: string): ChoiceShelf {
  const opened = openDeviceStore(playerStore(personId));
  return {
    read: () => opened.then((store) => store.getItem<KeptChoice>(KEY)).catch(() => null),
    // A device that keeps nothing still plays.
    write: (kept) => void opened.then((store) => store.setItem(KEY, kept)).catch(() => {}),
  };
}
