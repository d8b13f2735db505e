import { deviceName } from "./deviceName.ts";
import {
  EMAIL_INVALID,
  newEmailProblem,
  PASSWORD_TOO_LONG,
  passwordProblem,
  SAME_EMAIL,
} from "./identity.ts";
import { PASSWORD_TOO_SHORT } from "./registration.ts";

test.each([
  ["seven77", PASSWORD_TOO_SHORT],
  ["eight888", null],
  ["p".repeat(128), null],
  ["p".repeat(129), PASSWORD_TOO_LONG],
])("a new password has eight to 128 characters (%#)", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  ["nova", EMAIL_INVALID],
  [" NOVA@example.test ", SAME_EMAIL],
  ["nova@studio.example", null],
])("a new address is one, and another than before (%s)", (email, problem) => {
  expect(newEmailProblem(email, "nova@example.test")).toBe(problem);
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
