import { useCallback } from "react";
import artistRegistration, {
  type ArtistRegistrationMutation,
} from "../__generated__/ArtistRegistrationMutation.graphql.ts";
import { useAsk } from "../app/ask.ts";

/** SPEC.md section 9: the demo waits this long, as a visit to a real provider would. */
const DEMO_WAIT_MS = 100;

/**
 * An account at a made-up address of a provider, for demos without real providers (DECISIONS.md 6). Rejects when the
 * server refuses.
 */
export function useDemoAccount() {
  const ask = useAsk();
  return useCallback(
    async (provider: string) => {
      await new Promise((resolve) => setTimeout(resolve, DEMO_WAIT_MS));
      const name = provider.replace(/[^a-z0-9]/gi, "").toLowerCase();
      const { registerIndee } = await ask<ArtistRegistrationMutation>(artistRegistration, {
        input: {
          email: `demo-${crypto.randomUUID().slice(0, 8)}@${name}.example`,
          fullName: "Demo Artist",
          stageName: "Demo Artist",
          password: crypto.randomUUID(),
          role: "indee",
          registrationFlow: "indee",
          ageConfirmation: true,
          termsAccepted: true,
          privacyPolicyAccepted: true,
          marketingConsent: false,
        },
      });
      if (!registerIndee.success) throw new Error(registerIndee.error ?? "");
    },
    [ask],
  );
}
