import { countLivePlans, sumPlanInvoices } from "../../db/admin/planRevenue.ts";
import { OFFER_NAMES } from "../../domain/billing/offers.ts";
import {
  monthsOfOffers,
  type OfferMonth,
  type Recurring,
  type RecurringMonth,
  recurringMonths,
  recurringOf,
} from "../../domain/billing/recurring.ts";
import { monthOf } from "../../domain/finances/months.ts";
import { builder } from "../graphql/builder.ts";
import { MoneyType } from "../ledger/Money.ts";
import { Admin } from "./Admin.ts";

const superadmin = { role: "superadmin" } as const;
const MONTHS = 12;

const PlanOffer = builder.enumType("PlanOffer", {
  description: "A plan as it stands on the cards of /subscription.",
  values: OFFER_NAMES,
});

const RecurringRevenue = builder.objectRef<Recurring>("RecurringRevenue").implement({
  description: "What a plan brings in each month while nobody comes or goes.",
  authScopes: superadmin,
  fields: (t) => ({
    plan: t.field({ type: PlanOffer, resolve: ({ name }) => name }),
    people: t.exposeInt("people", { description: "Who pays now; a card that failed pays nothing." }),
    ending: t.exposeInt("ending", { description: "Of these, who ends it with what is paid for." }),
    monthly: t.field({
      type: MoneyType,
      description: "At the prices of today, without tax; what is paid by the year counts a twelfth.",
      resolve: ({ monthlyMinor: minor, currency }) => ({ minor, currency }),
    }),
  }),
});

const PlanMonth = builder.objectRef<OfferMonth>("PlanRevenueMonth").implement({
  description: "The invoices of a plan that were paid in a month and are in the books.",
  authScopes: superadmin,
  fields: (t) => ({
    month: t.exposeString("month", { description: "In UTC: 2026-11." }),
    plan: t.field({ type: PlanOffer, resolve: ({ name }) => name }),
    invoices: t.exposeInt("invoices"),
    net: t.field({
      type: MoneyType,
      description: "Without tax.",
      resolve: ({ netMinor: minor, currency }) => ({ minor, currency }),
    }),
    tax: t.field({
      type: MoneyType,
      resolve: ({ taxMinor: minor, currency }) => ({ minor, currency }),
    }),
    processor: t.field({
      type: MoneyType,
      description: "What the payment provider kept of it.",
      resolve: ({ processorMinor: minor, currency }) => ({ minor, currency }),
    }),
  }),
});

const RecurringMonthType = builder.objectRef<RecurringMonth>("RecurringMonth").implement({
  description:
    "What a plan brought in in a month; what was paid by the year counts a twelfth in each of its months.",
  authScopes: superadmin,
  fields: (t) => ({
    month: t.exposeString("month", { description: "In UTC: 2026-11." }),
    plan: t.field({ type: PlanOffer, resolve: ({ name }) => name }),
    net: t.field({
      type: MoneyType,
      description: "Without tax, from the invoices in the books.",
      resolve: ({ monthlyMinor: minor, currency }) => ({ minor, currency }),
    }),
  }),
});

/** The first moment of a month of UTC, so many months before this one. */
const monthsAgo = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1));

builder.objectFields(Admin, (t) => ({
  recurringMonths: t.field({
    type: [RecurringMonthType],
    description:
      "Every plan that is sold in this month, as far as it went, and the eleven before it, the oldest first.",
    resolve: async (_admin, _args, { db, now }) => {
      const months = Array.from({ length: MONTHS }, (_, at) => monthOf(monthsAgo(now(), MONTHS - 1 - at)));
      // A year that was paid eleven months before the first of them reaches into it.
      return recurringMonths(await sumPlanInvoices(db, monthsAgo(now(), 2 * MONTHS - 2)), months);
    },
  }),
  recurringRevenue: t.field({
    type: [RecurringRevenue],
    description: "Every plan that is sold, as of now.",
    resolve: async (_admin, _args, { db }) => recurringOf(await countLivePlans(db)),
  }),
  planRevenue: t.field({
    type: [PlanMonth],
    description:
      "This month and the eleven before it, the newest first; a plan that brought nothing in is left out.",
    resolve: async (_admin, _args, { db, now }) =>
      monthsOfOffers(await sumPlanInvoices(db, monthsAgo(now(), MONTHS - 1))),
  }),
}));
