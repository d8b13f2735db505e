/** Subscriptions that one stream carries: those of all tabs of a browser. */
export const SUBSCRIPTIONS_PER_STREAM = 100;

/** Streams that one person holds open at one server. A browser has one, and two for a moment while its subscriptions change. */
export const STREAMS_PER_PERSON = 20;
