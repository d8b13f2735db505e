import { english } from "../testing/english.ts";
import { deviceName } from "./deviceName.ts";
import { newEmailProblem, passwordProblem } from "./identity.ts";
import { isSuccess } from "./signIn.ts";
import { ACCOUNT_WORDS } from "./words.ts";

test.each([
  ["seven77", "Password must be at least 8 characters long."],
  ["eight888", null],
  ["p".repeat(128), null],
  ["p".repeat(129), "A password can have at most 128 characters."],
])("a new password has eight to 128 characters (%#)", (password, problem) => {
  expect(english(passwordProblem(password))).toBe(problem);
});

test.each([
  ["nova", "This does not look like an email address."],
  [" NOVA@example.test ", "This is your address already."],
  ["nova@studio.example", null],
])("a new address is one, and another than before (%s)", (email, problem) => {
  expect(english(newEmailProblem(email, "nova@example.test"))).toBe(problem);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
  ["curl/8.5.0", null, null],
])("a device is named as its owner would (%#)", (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

test("what says successful or asks to check the mail is good news, everything else is a problem", () => {
  const codes = Object.keys(ACCOUNT_WORDS) as (keyof typeof ACCOUNT_WORDS)[];
  const isGood = (words: string) => words.includes("successful") || words.includes("Check your email");
  expect(codes.filter((code) => isSuccess({ code }))).toEqual(
    codes.filter((code) => isGood(ACCOUNT_WORDS[code])),
  );
});
