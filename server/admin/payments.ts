import {
  countStripeEvents,
  listOpenStripeEvents,
  type StripeEventRow,
} from "../../db/payments/stripeEvents.ts";
import { perform } from "../acting/perform.ts";
import { PaymentsMode } from "../billing/payments.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { retryStripeEvent } from "../payments/retryStripeEvent.ts";
import type { Payments } from "../providers/payments.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const superadmin = { role: "superadmin" } as const;
const EVENT = "StripeEvent";
const SHOWN = 100;

const PaymentsOffReason = builder.enumType("PaymentsOffReason", {
  description:
    "Why nobody can pay: a public installation without a key, or servers that have no emulator in common.",
  values: ["noKey", "severalServers"] as const,
});

const StripeEvent = builder.objectRef<StripeEventRow>(EVENT).implement({
  description: "Something that Stripe told, and that is not done yet.",
  authScopes: superadmin,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID(EVENT, id) }),
    name: t.exposeString("id", { description: "Stripe's own name for it." }),
    type: t.exposeString("type"),
    objectId: t.exposeString("objectId", { nullable: true, description: "What it is about." }),
    account: t.exposeString("account", { nullable: true, description: "The connected account it is of." }),
    receivedAt: t.expose("receivedAt", { type: "DateTime" }),
    tries: t.exposeInt("tries"),
    error: t.exposeString("error", { nullable: true, description: "What the last try failed by." }),
    nextTryAt: t.expose("nextTryAt", { type: "DateTime", nullable: true }),
    isGivenUp: t.boolean({ resolve: ({ deadAt }) => deadAt !== null }),
  }),
});

export const PaymentsState = builder.objectRef<Payments>("PaymentsState").implement({
  description: "Who takes payments here, and whether what they tell arrives.",
  authScopes: superadmin,
  fields: (t) => ({
    mode: t.field({ type: PaymentsMode, resolve: ({ mode }) => mode }),
    offReason: t.field({ type: PaymentsOffReason, nullable: true, resolve: ({ offReason }) => offReason }),
    controlUrl: t.exposeString("controlUrl", {
      nullable: true,
      description: "Where time is let run and things go wrong, in a demo on one machine.",
    }),
    lastEventAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the last event came; null: none ever did.",
      resolve: async (_payments, _args, { db }) => (await countStripeEvents(db)).lastAt,
    }),
    waiting: t.int({ resolve: async (_payments, _args, { db }) => (await countStripeEvents(db)).waiting }),
    givenUp: t.int({ resolve: async (_payments, _args, { db }) => (await countStripeEvents(db)).dead }),
    events: t.field({
      type: [StripeEvent],
      description: "The oldest hundred that wait or were given up.",
      resolve: (_payments, _args, { db }) => listOpenStripeEvents(db, SHOWN),
    }),
  }),
});

builder.objectField(Admin, "payments", (t) =>
  t.field({ type: PaymentsState, resolve: (_admin, _args, { services }) => services.payments }),
);

builder.relayMutationField(
  "retryStripeEvent",
  { inputFields: (t) => ({ name: t.string({ description: "Stripe's own name for it." }) }) },
  {
    description: "Has an event worked on again that was given up.",
    authScopes: superadmin,
    errors: { types: [NotFound] },
    verb: retryStripeEvent,
    resolve: (_root, { input: { name } }, context, info) =>
      perform(context, info, retryStripeEvent, { id: name }),
  },
  { outputFields: (t) => ({ admin: t.field({ type: Admin, resolve: () => PLATFORM }) }) },
);
