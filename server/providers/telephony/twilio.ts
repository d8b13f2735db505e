import twilio from "twilio";
import type { Network, TwilioAccount } from "../telephony.ts";

const TOKEN_SECONDS = 600;
/** Half a second of silence each, before an extension is dialled. */
const PAUSES = "wwww";
const ALREADY_OVER = 404;

/** What Twilio's REST API is asked through; another one in tests. */
export type HttpClient = NonNullable<NonNullable<Parameters<typeof twilio>[2]>["httpClient"]>;

/** Calls by Twilio's network: a browser speaks to it, and it asks us what to do by signed requests. */
export function createTwilio(
  { accountSid, authToken, keySid, keySecret, appSid, callerId }: TwilioAccount,
  httpClient?: HttpClient,
): Network {
  const client = twilio(keySid, keySecret, { accountSid, ...(httpClient && { httpClient }) });
  return {
    tokenFor(userId) {
      const { AccessToken } = twilio.jwt;
      const token = new AccessToken(accountSid, keySid, keySecret, { identity: userId, ttl: TOKEN_SECONDS });
      token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: appSid, incomingAllow: false }));
      return token.toJwt();
    },
    isSigned: (url, fields, signature) => twilio.validateRequest(authToken, signature, url, fields),
    connect({ toNumber, extension, limitSeconds, statusUrl }) {
      const answer = new twilio.twiml.VoiceResponse();
      const dial = answer.dial({ callerId, answerOnBridge: true, timeLimit: limitSeconds });
      dial.number(
        {
          statusCallback: statusUrl,
          statusCallbackEvent: ["answered", "completed"],
          ...(extension && { sendDigits: PAUSES + extension }),
        },
        toNumber,
      );
      return answer.toString();
    },
    hangUp() {
      const answer = new twilio.twiml.VoiceResponse();
      answer.hangup();
      return answer.toString();
    },
    async end(sid) {
      try {
        await client.calls(sid).update({ status: "completed" });
      } catch (error) {
        if ((error as { status?: number }).status !== ALREADY_OVER) throw error;
      }
    },
  };
}
