import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AUTHENTICATION_FAILED, NO_SESSION } from "../../domain/accounts/signIn.ts";
import { useSession } from "../app/Session.ts";
import { useSessionFailure } from "../app/sessionFailure.ts";
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
  const createDemoAccount = useDemoAccount();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const provider = query.get("provider");
    if (query.get("mock_auth") === "true" && provider && isDemo()) {
      createDemoAccount(provider).then(
        () => session.restart(takePlaceAfterSignIn()),
        () => refuse(AUTHENTICATION_FAILED),
      );
    } else {
      refuse(callbackProblem(query.get("error"), failure));
    }

    function refuse(problem: string) {
      void navigate(`/auth?error=${encodeURIComponent(problem)}`, { replace: true });
    }
  }, [query, failure, navigate, session, createDemoAccount]);

  return <CallbackWaiting onRetry={() => session.restart()} />;
}

/** Why there is no session, in words for the person (SPEC.md section 2). A bare error code is nothing to read. */
export function callbackProblem(error: string | null, failure: unknown): string {
  if (error !== null) return error.includes(" ") ? error : AUTHENTICATION_FAILED;
  if (failure instanceof Error) return failure.message;
  return failure === null ? NO_SESSION : AUTHENTICATION_FAILED;
}
