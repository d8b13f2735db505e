import { english } from "../testing/english.ts";
import { noticeFor, SETTING_KEYS, settingProblem, settingsFrom, settingValue } from "./settings.ts";

test("until somebody chooses, everything has its start, and every start is allowed", () => {
  const settings = settingsFrom([]);
  expect(settings).toMatchObject({ signUp: "open", uploadMegabytes: 1024, mailSender: "", noticeEn: "" });
  for (const key of SETTING_KEYS) expect(settingProblem(key, String(settings[key]))).toBeNull();
});

test.each([
  ["signUp", "closed", "Choose one of the values that are offered."],
  ["uploadMegabytes", "0", "A whole number from 1 to 1024, please."],
  ["uploadMegabytes", "1025", "A whole number from 1 to 1024, please."],
  ["uploadMegabytes", "12.5", "A whole number from 1 to 1024, please."],
  ["supportEmail", "help", "This does not look like an email address."],
  ["mailSender", "Levare\nBcc: all", "One line, please."],
  ["phoneCountries", "ES, Spain", "SPAIN is not a country. Two letters for each, please, as in ES MX US."],
  ["phoneCountries", "ES QQ", "QQ is not a country. Two letters for each, please, as in ES MX US."],
  ["noticeEn", "x".repeat(301), "At most 300 characters, please."],
] as const)("%s cannot be %j", (key, written, problem) => {
  expect(english(settingProblem(key, written))).toBe(problem);
});

test.each([
  ["uploadMegabytes", " 200 ", 200],
  ["supportEmail", "", ""],
  ["phoneCountries", "us, es;ES  mx", "ES MX US"],
  ["phoneCountries", "", ""],
  ["supportEmail", " help@example.org", "help@example.org"],
  ["legalContact", "Nova Records\n1 Street", "Nova Records\n1 Street"],
] as const)("%s takes %j", (key, written, value) => {
  expect(settingProblem(key, written)).toBeNull();
  expect(settingValue(key, written)).toBe(value);
});

test("a stored value that is no longer allowed counts as never chosen", () => {
  const stored = [
    { key: "uploadMegabytes", value: 4096 },
    { key: "signUp", value: "invited" },
    { key: "mailSender", value: 7 },
    { key: "gone", value: true },
  ];
  expect(settingsFrom(stored)).toMatchObject({ uploadMegabytes: 1024, signUp: "invited", mailSender: "" });
});

test("a notice in one language is better than none in the other", () => {
  expect(noticeFor({ noticeEn: "Back at 6", noticeEs: "" }, "es")).toBe("Back at 6");
  expect(noticeFor({ noticeEn: "Back at 6", noticeEs: "Volvemos a las 6" }, "es")).toBe("Volvemos a las 6");
  expect(noticeFor({ noticeEn: "", noticeEs: "" }, "en")).toBeNull();
});
