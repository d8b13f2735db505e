import type { GraphQLSingularResponse, Variables } from "relay-runtime";

/** A known document with its variables. The same subscription of two tabs is one. */
export interface Subscription {
  id: string;
  variables: Variables;
}

/** By what is subscribed to. */
export type Subscriptions = ReadonlyMap<string, Subscription>;

/** What the server says to a subscription. */
export type Answer = GraphQLSingularResponse & {
  errors?: readonly { extensions?: { code?: string } }[];
  extensions?: { newsMissed?: boolean };
};

/** What tabs of one browser that show the same person tell each other. */
export type Message =
  | { type: "subscriptions"; tab: string; subscriptions: Subscriptions }
  /** A new leader asks every tab for its subscriptions. */
  | { type: "leaderChanged" }
  /** The server listens for these from now on: to one tab where only that one waits for it. */
  | { type: "listening"; keys: readonly string[]; to?: string }
  | { type: "next"; key: string; answer: Answer }
  /** The server no longer knows who listens. */
  | { type: "sessionLost" };
