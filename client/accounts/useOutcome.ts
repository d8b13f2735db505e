import { useEffect, useState } from "react";
import {
  isSuccess as isGoodNews,
  LOGIN_REDIRECT_MS,
  MAGIC_LINK_REDIRECT_MS,
} from "../../domain/accounts/signIn.ts";
import type { AppShellQuery } from "../__generated__/AppShellQuery.graphql.ts";
import appShellParameters from "../__generated__/AppShellQuery$parameters.ts";
import { useAsk } from "../app/ask.ts";
import { useSession } from "../app/Session.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";

type Way = "magic" | "password";

/** What a form of signing in says at the moment, and what follows from it. */
export interface Outcome {
  told: RefusalPayload | null;
  isSuccess: boolean;
  isSubmitting: boolean;
  /** Runs an attempt that ends in something to say. While it runs the button is disabled. */
  attempt: (act: () => Promise<RefusalPayload>) => Promise<void>;
  say: (told: RefusalPayload) => void;
}

/**
 * idle, submitting, then a message (SPEC.md section 4, Form). After a password the person goes on after 1 s; after a
 * magic link the page looks after 2 s whether the link was opened elsewhere, and again whenever one comes back to it.
 */
export function useOutcome(way: Way): Outcome {
  const session = useSession();
  const ask = useAsk();
  const [said, setSaid] = useState<{ way: Way; told: RefusalPayload } | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSuccess = said !== null && isGoodNews(said.told);
  // Which tab was used, not which is open now.
  const usedWay = said?.way;

  useEffect(() => {
    if (!isSuccess) return;
    if (usedWay === "password") {
      const timer = setTimeout(() => session.restart(takePlaceAfterSignIn()), LOGIN_REDIRECT_MS);
      return () => clearTimeout(timer);
    }
    const look = () => {
      void ask<AppShellQuery>(appShellParameters, {})
        .then(({ viewer }) => viewer && session.restart(takePlaceAfterSignIn()))
        // The question is asked again as soon as the person comes back to this page.
        .catch(() => {});
    };
    const timer = setTimeout(look, MAGIC_LINK_REDIRECT_MS);
    window.addEventListener("focus", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", look);
    };
  }, [isSuccess, usedWay, ask, session]);

  async function attempt(act: () => Promise<RefusalPayload>) {
    setSaid(null);
    setSubmitting(true);
    say(await act());
    setSubmitting(false);
  }

  function say(told: RefusalPayload) {
    setSaid({ way, told });
  }

  // Each tab shows its own answer.
  return { told: said?.way === way ? said.told : null, isSuccess, isSubmitting, attempt, say };
}
