import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  executeSubscriptionEvent,
  validateSubscriptionArgs,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { refusal } from "../../domain/words/refusal.ts";
import type { Context } from "./context.ts";
import { failure } from "./failure.ts";

export interface StreamRules {
  /** The same context with the viewer as they are now; null when their session is no more. */
  renew: (context: Context) => Promise<Context | null>;
  /** Calls back soon after the session of a context has ended. Returns how to stop. */
  onSessionEnd: (context: Context, end: () => void) => () => void;
  /** Calls back when news may have been missed. Returns how to stop. */
  onNewsMissed: (context: Context, notify: () => void) => () => void;
}

/**
 * Every event of a subscription gets a context of its own, with the viewer's rights as of now. Loaders remember what they
 * loaded for as long as their context lives, and a right that was lost must not outlive the news. A stream ends with the
 * session that opened it, and says so where news was missed.
 */
export function useFreshEvents(rules: StreamRules): Plugin<Context> {
  return { onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribeFreshly(args, rules)) };
}

/** One such subscription: its answers, or the one that says why there are none. */
export async function subscribeFreshly(args: ExecutionArgs, rules: StreamRules) {
  const subscription = validateSubscriptionArgs(args);
  if (!("schema" in subscription)) return { errors: subscription };
  const events = await createSourceEventStream(subscription);
  if (!(Symbol.asyncIterator in events)) return events;
  const context = subscription.contextValue as Context;
  const source = events[Symbol.asyncIterator]();
  return answers(
    source,
    async (event) => {
      const renewed = await rules.renew(context);
      if (!renewed) return SESSION_ENDED;
      return executeSubscriptionEvent({ ...subscription, rootValue: event, contextValue: renewed });
    },
    (end) => rules.onSessionEnd(context, end),
    (notify) => rules.onNewsMissed(context, notify),
  );
}

/** The last answer of a stream whose session is no more. */
export const SESSION_ENDED: ExecutionResult = {
  errors: [failure("UNAUTHENTICATED", refusal("general.signInFirst"))],
};

/** No news, and a word to whoever shows what the news is about: ask what stands. */
const NEWS_MISSED: ExecutionResult = { data: null, extensions: { newsMissed: true } };

/** The answer to each event, until the events or the session end; the last answer then says that it was the session. */
function answers(
  source: AsyncIterator<unknown>,
  answer: (event: unknown) => Promise<ExecutionResult>,
  watchSession: (end: () => void) => () => void,
  watchNews: (notify: () => void) => () => void,
): AsyncGenerator<ExecutionResult> {
  let isOver = false;
  let hasSessionEnded = false;
  let wasNewsMissed = false;
  let coming: Promise<IteratorResult<unknown>> | null = null;
  let wake = () => {};
  const unwatchSession = watchSession(() => {
    hasSessionEnded = true;
    wake();
  });
  const unwatchNews = watchNews(() => {
    wasNewsMissed = true;
    wake();
  });

  async function close(): Promise<IteratorResult<ExecutionResult>> {
    isOver = true;
    unwatchSession();
    unwatchNews();
    // Not awaited: a source that waits for its next event would keep the stream open.
    void source.return?.();
    return { done: true, value: undefined };
  }
  async function farewell(): Promise<IteratorResult<ExecutionResult>> {
    await close();
    return { done: false, value: SESSION_ENDED };
  }

  const stream: AsyncGenerator<ExecutionResult> = {
    async next() {
      if (isOver) return { done: true, value: undefined };
      const woken = new Promise<null>((resolve) => {
        wake = () => resolve(null);
      });
      if (hasSessionEnded) return farewell();
      if (wasNewsMissed) {
        wasNewsMissed = false;
        return { done: false, value: NEWS_MISSED };
      }
      coming ??= source.next();
      const event = await Promise.race([coming, woken]);
      if (!event) return stream.next();
      coming = null;
      if (event.done) return close();
      const result = await answer(event.value);
      return result === SESSION_ENDED ? farewell() : { done: false, value: result };
    },
    return: close,
    async throw(error) {
      await close();
      throw error;
    },
    [Symbol.asyncIterator]: () => stream,
    async [Symbol.asyncDispose]() {
      await close();
    },
  };
  return stream;
}
