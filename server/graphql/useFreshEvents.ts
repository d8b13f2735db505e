import {
  createSourceEventStream,
  type ExecutionArgs,
  executeSubscriptionEvent,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";

/**
 * Every event of a subscription gets a context of its own. Loaders remember what they loaded for as long as their context
 * lives: with one context for hours of news, each event would tell what the first one found.
 */
export function useFreshEvents(): Plugin<Context> {
  return { onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribeFreshly) };
}

async function subscribeFreshly(args: ExecutionArgs) {
  const subscription = validateSubscriptionArgs(args);
  if (!("schema" in subscription)) return { errors: subscription };
  const events = await createSourceEventStream(subscription);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(subscription, events, (event) =>
    executeSubscriptionEvent({ ...event, contextValue: { ...(event.contextValue as Context) } }),
  );
}
