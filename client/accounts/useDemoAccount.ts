import { useCallback } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay";
import artistRegistration, {
  type ArtistRegistrationMutation,
} from "../__generated__/ArtistRegistrationMutation.graphql.ts";

/** SPEC.md section 9: the demo waits this long, as a visit to a real provider would. */
const DEMO_WAIT_MS = 100;

/**
 * An account at a made-up address of a provider, for demos without real providers (DECISIONS.md 6). Rejects when the
 * server refuses.
 */
export function useDemoAccount() {
  const relay = useRelayEnvironment();
  return useCallback(
    async (provider: string) => {
      await new Promise((resolve) => setTimeout(resolve, DEMO_WAIT_MS));
      const name = provider.replace(/[^a-z0-9]/gi, "").toLowerCase();
      await new Promise<void>((resolve, reject) => {
        commitMutation<ArtistRegistrationMutation>(relay, {
          mutation: artistRegistration,
          variables: {
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
          },
          onCompleted: ({ registerIndee }) =>
            registerIndee.success ? resolve() : reject(new Error(registerIndee.error ?? "")),
          onError: reject,
        });
      });
    },
    [relay],
  );
}
