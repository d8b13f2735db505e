import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { useSession } from "../app/Session.ts";
import { useSessionFailure } from "../app/sessionFailure.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { CallbackWaiting } from "./CallbackWaiting.tsx";
import { isDemo } from "./demo.ts";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";
import { useDemoAccount } from "./useDemoAccount.ts";

/** Coming back without a session: says why on /auth. With a session this address never reaches a screen (see routes). */
export function CallbackScreen() {
  const session = useSession();
  const failure = useSessionFailure();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const said = useRefusal();
  const createDemoAccount = useDemoAccount();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const provider = query.get("provider");
    if (query.get("mock_auth") === "true" && provider && isDemo()) {
      createDemoAccount(provider).then(
        () => session.restart(takePlaceAfterSignIn()),
        () => refuse(refusal("accounts.authenticationFailed")),
      );
    } else {
      refuse(callbackProblem(query.get("error"), failure));
    }

    function refuse(problem: string | RefusalPayload) {
      const words = typeof problem === "string" ? problem : said(problem);
      void navigate(`/auth?error=${encodeURIComponent(words)}`, { replace: true });
    }
  }, [query, failure, navigate, session, createDemoAccount, said]);

  return <CallbackWaiting onRetry={() => session.restart()} />;
}

/**
 * Why there is no session (SPEC.md section 2): in the words that came along, else in ours. A bare error code, or what a browser
 * calls a request that was broken off, is nothing to read.
 */
export function callbackProblem(error: string | null, failure: unknown): string | RefusalPayload {
  if (error !== null) return error.includes(" ") ? error : refusal("accounts.authenticationFailed");
  if (failure instanceof RequestFailed) return failure.told;
  return failure === null ? refusal("accounts.noSession") : refusal("accounts.authenticationFailed");
}
