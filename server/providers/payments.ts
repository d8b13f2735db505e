import type Stripe from "stripe";
import { isInTransaction } from "../acting/inTransaction.ts";
import type { JobContext } from "../jobContext.ts";
import { Emulator } from "../payments/emulator/Emulator.ts";
import { setUpStripe } from "../payments/setUpStripe.ts";
import type { Signer } from "../signing.ts";
import type { PaymentChoice, PaymentsOffReason } from "./payments/choice.ts";

/** Something that the payment provider told: which thing changed. What is true now has to be asked for. */
export interface StripeNews {
  id: string;
  type: string;
  /** The connected account it is about; null: the platform itself. */
  account: string | null;
  objectId: string | null;
}

/** Does what an event asks for. It may be asked twice, late, and out of order: it reads the thing as it is now. */
export type StripeHandler = (context: JobContext, news: StripeNews) => Promise<void>;

export interface Payments {
  readonly mode: PaymentChoice["mode"];
  /** Why there are none; null where there are. */
  readonly offReason: PaymentsOffReason | null;
  /** What signs events: the platform's own, and those of connected accounts. */
  readonly secrets: { platform: string | null; connect: string | null };
  /** The SDK, loaded when it is first asked for. Throws where payments are off, and when it is used inside of a transaction. */
  stripe(): Promise<Stripe>;
  /** The part of our own, where it stands in for Stripe and runs in this process. */
  readonly emulator: Emulator | null;
  /** Where a demo's time is let run; null: nowhere. */
  readonly controlUrl: string | null;
  handlersOf(type: string): readonly StripeHandler[];
  close(): Promise<void>;
}

export class PaymentsOff extends Error {}

interface Given {
  choice: PaymentChoice;
  folder: string;
  publicUrl: string;
  /** It is tried out on this machine alone: the emulator's time can be let run. */
  isLoopbackDemo: boolean;
  signer: Signer;
  handlersOf: Payments["handlersOf"];
}

const TIMEOUT_MS = 20_000;

/** Stripe itself where its key is set, else the part of our own, or nothing. */
export async function openPayments({
  choice,
  folder,
  publicUrl,
  isLoopbackDemo,
  signer,
  handlersOf,
}: Given): Promise<Payments> {
  const secrets = secretsOf(choice, signer);
  const emulator =
    choice.mode === "emulator" && choice.url === null
      ? await Emulator.open({
          ...{ publicUrl, folder, hasControl: isLoopbackDemo },
          ...(choice.settlesIn && { settlesIn: choice.settlesIn }),
          secrets: { platform: secrets.platform!, connect: secrets.connect! },
        })
      : null;
  let sdk: Promise<Stripe> | null = null;
  return {
    ...{ mode: choice.mode, offReason: choice.mode === "off" ? choice.reason : null, secrets, emulator },
    controlUrl: emulator && isLoopbackDemo ? `${publicUrl}/_stripe/control` : null,
    async stripe() {
      refuseInTransaction();
      sdk ??= connect(choice, emulator, publicUrl).catch((error) => {
        sdk = null;
        throw error;
      });
      return sdk;
    },
    handlersOf,
    async close() {
      await emulator?.close();
    },
  };
}

/** Our own part signs with what nobody else can know: made of the installation's secret. */
function secretsOf(choice: PaymentChoice, signer: Signer): Payments["secrets"] {
  if (choice.mode === "off") return { platform: null, connect: null };
  if (choice.mode === "stripe" || choice.url !== null)
    return { platform: choice.webhookSecret, connect: choice.connectSecret };
  const own = (name: string) => `whsec_${signer.sign("stripe emulator", name)}`;
  return { platform: own("platform"), connect: own("connect") };
}

async function connect(choice: PaymentChoice, emulator: Emulator | null, publicUrl: string): Promise<Stripe> {
  if (choice.mode === "off") throw new PaymentsOff(choice.reason);
  const { default: Sdk } = await import("stripe");
  const send = sender(choice, emulator);
  const stripe = new Sdk(choice.mode === "stripe" ? choice.key : "sk_test_emulator", {
    ...{ maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, appInfo: { name: "Levare" } },
    httpClient: Sdk.createFetchHttpClient((url: any, init: any) => {
      refuseInTransaction();
      return send(String(url), init);
    }),
  });
  if (choice.mode === "emulator") await setUpStripe(stripe, publicUrl);
  return stripe;
}

/** On the embedded database's one connection, what comes of a call would wait for the transaction that waits for it. */
function refuseInTransaction(): void {
  if (isInTransaction()) throw new Error("Stripe was asked inside of a transaction.");
}

function sender(choice: PaymentChoice, emulator: Emulator | null) {
  if (emulator) return (url: string, init: RequestInit) => emulator.fetch(new Request(url, init));
  if (choice.mode === "emulator")
    return (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url);
      return fetch(`${choice.url}${pathname}${search}`, init);
    };
  return (url: string, init: RequestInit) => fetch(url, init);
}
