import type { Environment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import libraryScreenQuery, { type LibraryScreenQuery } from "../__generated__/LibraryScreenQuery.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { LATEST } from "./latest.ts";
import { onLibraryNews } from "./libraryNews.ts";

/** Milliseconds that the first screen has for itself; and how long the last of several changes is waited for. */
const QUIET_MS = 2_000;

/**
 * Reads what a library opens with, and the code of its screen, while nothing else is loaded: then it stands as quickly the first time as
 * it does later. Keeps it as new as the news of it. Not on a slow line. Returns how to stop.
 */
export function readLibraryAhead(relay: Environment): () => void {
  const latest = createOperationDescriptor(getRequest(libraryScreenQuery), LATEST);
  const kept = relay.retain(latest);
  const read = () => {
    if (document.documentElement.dataset.net !== "slow")
      void refresh<LibraryScreenQuery>(relay, libraryScreenQuery, LATEST);
  };
  let turn = setTimeout(() => {
    // Who opened it meanwhile has it.
    if (relay.check(latest).status === "available") return;
    void import("./LibraryScreen.tsx");
    read();
  }, QUIET_MS);
  const leave = onLibraryNews(() => {
    clearTimeout(turn);
    turn = setTimeout(read, QUIET_MS);
  });
  return () => {
    clearTimeout(turn);
    leave();
    kept.dispose();
  };
}
