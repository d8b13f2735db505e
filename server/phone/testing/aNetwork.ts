import { createHmac } from "node:crypto";
import twilio from "twilio";
import { createTwilio } from "../../providers/telephony/twilio.ts";
import type { Network, Telephony, TwilioAccount } from "../../providers/telephony.ts";
import type { TestServer } from "../../testing.ts";

export const ADDRESS = "https://levare.example";
export const ACCOUNT: TwilioAccount = {
  accountSid: `AC${"1".repeat(32)}`,
  authToken: "a token of tests, which signs",
  keySid: `SK${"2".repeat(32)}`,
  keySecret: "a secret of tests, which signs",
  appSid: `AP${"3".repeat(32)}`,
  callerId: "+12025550100",
};

/** A word of the network as it is sent: signed over the address that people use, whatever the server is asked by. */
export function signed(path: string, fields: Readonly<Record<string, string>>, token = ACCOUNT.authToken) {
  const signature = twilio.getExpectedTwilioSignature(token, `${ADDRESS}${path}`, fields);
  return {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": signature,
    },
    body: new URLSearchParams(fields).toString(),
  };
}

/**
 * Stands for Twilio: a browser places a call with its token, and this asks and tells as the network does. What it is asked over REST
 * comes in behind the official SDK.
 */
export function aNetwork() {
  const ended: string[] = [];
  let isDown = false;
  const network: Network = createTwilio(ACCOUNT, {
    async request({ uri, data }: { uri: string; data?: Record<string, string> }) {
      if (isDown) throw new Error("connect ECONNREFUSED");
      const sid = /\/Calls\/(CA\w+)\.json$/.exec(uri)?.[1];
      if (!sid || data?.Status !== "completed")
        return { statusCode: 400, body: { message: "not known here" } };
      if (ended.includes(sid))
        return { statusCode: 404, body: { code: 20404, message: "over", status: 404 } };
      ended.push(sid);
      return { statusCode: 200, body: { sid, status: "completed" } };
    },
  } as never);
  const telephony: Telephony = {
    callerId: ACCOUNT.callerId,
    isPractice: false,
    network: () => Promise.resolve(network),
  };
  const post = (server: TestServer, path: string, fields: Readonly<Record<string, string>>) =>
    server.app.request(path, signed(path, fields));

  return {
    telephony,
    /** Calls that it was told to end. */
    ended,
    breakDown: (down: boolean) => void (isDown = down),
    /** What a browser does with its token; answers what the network is told to do. Throws where Twilio would refuse the token. */
    async place(server: TestServer, token: string, call: string, sid: string): Promise<string> {
      const { sub, grants } = verified(token);
      if (sub !== ACCOUNT.accountSid || grants.voice.incoming?.allow) throw new Error("refused");
      const fields = { CallSid: sid, From: `client:${grants.identity}`, To: "", call };
      return (await post(server, "/webhooks/twilio/voice", fields)).text();
    },
    /** Tells what became of the leg to the called person. */
    async tell(
      server: TestServer,
      call: string,
      sid: string,
      state: string,
      seconds?: number,
    ): Promise<void> {
      const fields: Record<string, string> = {
        ...{ CallSid: `${sid}-leg`, ParentCallSid: sid, CallStatus: state },
      };
      if (seconds !== undefined) fields.CallDuration = String(seconds);
      await post(server, `/webhooks/twilio/status?call=${call}`, fields);
    },
  };
}

interface Claims {
  sub: string;
  grants: {
    identity: string;
    voice: { incoming?: { allow: boolean }; outgoing: { application_sid: string } };
  };
}

/** The claims of a token that our key signed (HS256). */
function verified(token: string): Claims {
  const [head, claims, signature] = token.split(".");
  const right = createHmac("sha256", ACCOUNT.keySecret).update(`${head}.${claims}`).digest("base64url");
  if (signature !== right) throw new Error("refused");
  return JSON.parse(Buffer.from(claims!, "base64url").toString());
}
