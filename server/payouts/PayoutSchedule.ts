import { PAYOUT_SCHEDULES } from "../../domain/payouts/schedule.ts";
import { builder } from "../graphql/builder.ts";

export const PayoutScheduleEnum = builder.enumType("PayoutSchedule", {
  description: "How often what is available is paid out by itself.",
  values: PAYOUT_SCHEDULES,
});
