import Stripe from "stripe";
import type { Exchange } from "../api.ts";
import { Emulator } from "../Emulator.ts";

export const ADDRESS = "http://127.0.0.1:4000";
export const SECRETS = { platform: "whsec_of_tests", connect: "whsec_of_connected" };

interface Given {
  folder?: string;
  onExchange?: (exchange: Exchange) => void;
  hasControl?: boolean;
  clock?: () => number;
}

/** An emulated Stripe without a port, the SDK that speaks to it, and a browser on its pages. */
export async function openEmulator({ folder, onExchange, hasControl = false, clock }: Given = {}) {
  const emulator = await Emulator.open({
    ...{ publicUrl: ADDRESS, folder: folder ?? null, secrets: SECRETS },
    hasControl,
    ...(clock && { clock }),
    ...(onExchange && { onExchange }),
  });
  const stripe = new Stripe("sk_test_emulator", {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((url: any, init: any) => emulator.fetch(new Request(url, init))),
  });
  return { emulator, stripe, ...browserOn(emulator) };
}

/** Looks at pages, and sends their forms. */
export function browserOn(emulator: Pick<Emulator, "fetch">) {
  const visit = async (url: string, form?: Record<string, string>, language = "en") => {
    const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const headers = { "accept-language": language, "sec-fetch-site": "same-origin" };
    const response = await emulator.fetch(new Request(url, { ...init, headers }));
    return {
      status: response.status,
      location: response.headers.get("location"),
      text: await response.text(),
    };
  };
  const pay = (url: string | null, card = "4242 4242 4242 4242", more: Record<string, string> = {}) =>
    visit(url!, { action: "pay", card, email: "ada@example.com", ...more });
  /** Lets something happen on the page of control, to the thing of that id. */
  const control = (action: string, of = "") => visit(`${ADDRESS}/_stripe/control`, { action, of });
  return { visit, pay, control };
}
