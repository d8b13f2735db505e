import { Hono } from "hono";
import { commonHeaders } from "../commonHeaders.ts";
import { ACCOUNT } from "../phone/testing/aNetwork.ts";
import { chooseTelephony, openTelephony, type Telephony } from "./telephony.ts";

const WHOLE = {
  ...{ TWILIO_ACCOUNT_SID: ACCOUNT.accountSid, TWILIO_AUTH_TOKEN: "0123456789abcdef" },
  ...{ TWILIO_API_KEY_SID: ACCOUNT.keySid, TWILIO_API_KEY_SECRET: "0123456789abcdef" },
  ...{ TWILIO_APP_SID: ACCOUNT.appSid, TWILIO_NUMBER: ACCOUNT.callerId },
};

test("without an account calls are practice", async () => {
  const telephony = openTelephony(chooseTelephony({}));
  expect(telephony.isPractice).toBe(true);
  expect(await telephony.network()).toBeNull();
});

test("pages reach the network only where there is one", async () => {
  const policyOf = async (telephony: Telephony) => {
    const app = new Hono().use(commonHeaders(telephony.pageSources)).get("/", (c) => c.text(""));
    return (await app.request("/")).headers.get("content-security-policy");
  };
  expect(await policyOf(openTelephony(null))).toContain("connect-src 'self';");
  expect(await policyOf(openTelephony(chooseTelephony(WHOLE)))).toContain(
    "connect-src 'self' wss://voice-js.roaming.twilio.com",
  );
});

test("with an account they go through its network", async () => {
  const telephony = openTelephony(chooseTelephony(WHOLE));
  expect(telephony).toMatchObject({ isPractice: false, callerId: "+12025550100" });
  expect((await telephony.network())!.tokenFor("somebody")).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/);
});

test.each(Object.keys(WHOLE))("half an account does not start: %s is asked for", (name) => {
  expect(() => chooseTelephony({ ...WHOLE, [name]: undefined })).toThrow(`${name} is missing`);
});

test.each(Object.keys(WHOLE))("%s that is no such thing does not start, and is not repeated", (name) => {
  expect(() => chooseTelephony({ ...WHOLE, [name]: "oops" })).toThrow(
    new RegExp(`^${name} does not look right`),
  );
});
