import { formatMoney } from "../money/formatMoney.ts";
import { FAN_PRO_PRICE, LABEL_PRICE, PRO_PRICE } from "./prices.ts";

test.each([
  ["Pro Artist by the month", PRO_PRICE.monthlyMinor, "$59.99"],
  ["Pro Artist by the year", PRO_PRICE.yearlyMinor, "$575.90"],
  ["Indee Label by the month", LABEL_PRICE.monthlyMinor, "$249.99"],
  ["Indee Label by the year", LABEL_PRICE.yearlyMinor, "$2,399.90"],
  ["a fan without ads by the month", FAN_PRO_PRICE.monthlyMinor, "$4.99"],
])("%s costs %i minor units and reads %s", (_plan, minor, text) => {
  expect(formatMoney(minor, "USD", "en")).toBe(text);
});

test("a currency without cents is written without them", () => {
  expect(formatMoney(1500, "JPY", "en")).toBe("¥1,500");
});
