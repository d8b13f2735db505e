import type { Environment } from "react-relay";
import { askPlainly } from "./ask.ts";
import type { OpenEnvironment } from "./relay.ts";
import type { Data } from "./visit.ts";

/** What a visit asks and keeps. The code of its store comes when the first screen that draws from it is opened. */
export function openData(onSessionLost: () => void): Data {
  let opened: Promise<OpenEnvironment> | undefined;
  let relay: Promise<Environment> | undefined;
  // Without a connection the next screen tries again.
  const forget = () => {
    opened = undefined;
    relay = undefined;
  };
  return {
    ask: askPlainly,
    openRelay() {
      opened ??= import("./relay.ts").then(({ openEnvironment }) => openEnvironment(onSessionLost));
      if (!relay) {
        relay = opened.then(({ relay }) => relay);
        relay.catch(forget);
      }
      return relay;
    },
    close: () => void opened?.then(({ close }) => close(), forget),
  };
}
