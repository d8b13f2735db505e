import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import type { Settings } from "../services.ts";

/** What a letter for a new password or a new address counts against. */
export function resetUses({ isLoopbackDemo }: Settings, email: string, address: string): Uses {
  return {
    resetsOfEmail: email,
    ...(isLoopbackDemo ? {} : { resetsOfAddress: networkOf(address) }),
  };
}

/** What a sign-in link counts against. On a loopback demo everybody has one address, so that it is not counted. */
export function linkUses({ isLoopbackDemo }: Settings, email: string, address: string): Uses {
  return {
    linksOfEmail: email,
    ...(isLoopbackDemo ? {} : { linksOfAddress: networkOf(address) }),
  };
}
