import type { PubSubEvent, PubSubEventTarget } from "graphql-yoga";
import { newId } from "../../../db/ids.ts";
import { log } from "../../log.ts";
import type { EventTopics } from "../events.ts";
import type { Wire } from "./wire.ts";

type Topic = keyof EventTopics;

/** What every server remembers of the whole platform until somebody says that it changed. */
export const REMEMBERED = ["flagsChanged", "lexiconChanged", "platformChanged"] as const satisfies Topic[];

/** The word that something was said which not everybody heard. */
const MISSED = "newsMissed";

/** What one server tells the others: a topic with the thing it is about, and what the listeners of it are given. */
interface Word {
  from: string;
  type: string;
  detail: unknown;
}

/**
 * Events that are heard by every server on one wire. This server's own listeners hear them at once, the others by way of the
 * wire. What is said while a server has no connection is lost: those that did not hear it are told that they missed
 * something, and forget what they remember of the platform.
 */
export async function shareEvents(wire: Wire) {
  const here = newId();
  const listeners = new EventTarget();
  let untold: string[] = [];
  let sending: Promise<void> | null = null;
  let isOwing = false;

  const dispatch = (type: string, detail: unknown) =>
    listeners.dispatchEvent(new CustomEvent(type, { detail }));
  // One statement at a time: what happens meanwhile goes with the next, and is said once however often it happened.
  const send = async () => {
    while (untold.length > 0 || isOwing) {
      const words = isOwing ? [wordOf(MISSED, {})] : untold;
      untold = [];
      isOwing = false;
      try {
        await wire.send(words);
      } catch (error) {
        log.warn("events-not-told", { error });
        // One word for all of them, with the next that is told, or when the wire is back.
        isOwing = true;
        break;
      }
    }
    sending = null;
  };
  const wordOf = (type: string, detail: unknown) =>
    JSON.stringify({ from: here, type, detail } satisfies Word);
  const miss = () => {
    for (const topic of REMEMBERED) dispatch(topic, {});
    dispatch(MISSED, {});
  };
  const listener = await wire.listen((word) => {
    if (!word) {
      miss();
      if (isOwing) sending ??= send();
      return;
    }
    const { from, type, detail } = JSON.parse(word) as Word;
    if (from === here) return;
    if (type === MISSED) miss();
    else dispatch(type, detail);
  });

  const eventTarget = {
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
    dispatchEvent({ type, detail }: PubSubEvent<EventTopics, Topic>) {
      untold.push(wordOf(type, detail));
      sending ??= send();
      return dispatch(type, detail);
    },
  } as PubSubEventTarget<EventTopics>;
  return {
    eventTarget,
    onMissed(heard: () => void): () => void {
      listeners.addEventListener(MISSED, heard);
      return () => listeners.removeEventListener(MISSED, heard);
    },
    /** Once everything is told. */
    async close(): Promise<void> {
      await sending;
      listener.close();
    },
  };
}
