import { twoFactor } from "better-auth/plugins";
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_SECONDS,
  TRUSTED_DAYS,
} from "../../../domain/accounts/secondFactor.ts";
import { PRODUCT_NAME } from "../../../domain/product.ts";

/** Where somebody is known by the first factor alone, and may have a second. */
const FIRST_STEPS = ["/sign-in/email", "/magic-link/verify"];

/**
 * The library's plugin for second factors, used for signing in alone: switching it on and off are verbs of ours. By itself it asks
 * after a password only; here a link from a letter is no way around it.
 */
export function secondFactorPlugin() {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    twoFactorCookieMaxAge: CODE_MINUTES * 60,
    trustDeviceMaxAge: TRUSTED_DAYS * 24 * 60 * 60,
    totpOptions: { digits: CODE_DIGITS, period: CODE_SECONDS },
  });
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => FIRST_STEPS.includes(path ?? "");
  return plugin;
}

/** Whether a sign-in of theirs may still wait for a code: whoever gives one comes by another path. */
export function isFirstStep(path: string | undefined): boolean {
  return FIRST_STEPS.includes(path ?? "");
}
