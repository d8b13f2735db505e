import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ArtistRegistrationMutation } from "../__generated__/ArtistRegistrationMutation.graphql.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { registrationMessage } from "./registrationMessage.ts";
import { useSend } from "./useSend.ts";

/** Joining as an artist: a studio with a trial of 30 days. */
export function ArtistRegistration() {
  const { t } = useLingui();
  const commit = useSend<ArtistRegistrationMutation>(graphql`
    mutation ArtistRegistrationMutation($input: RegisterIndeeInput!) {
      registerIndee(input: $input) {
        success
        error
        code
        params
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`Join as an Artist`} />
      <p className="auth-lead">{t`30 days of everything, no credit card.`}</p>
      <RegistrationForm
        flow="indee"
        onRegister={({ email, fullName, stageName, careerStage, ...answers }, password, setupToken) =>
          registrationMessage(password, async () => {
            const { registerIndee } = await commit({
              input: {
                email: email.trim(),
                fullName: fullName.trim(),
                stageName: stageName.trim(),
                careerStage,
                password,
                setupToken,
                role: "indee",
                registrationFlow: "indee",
                ageConfirmation: answers.ageConfirmation,
                termsAccepted: answers.termsAccepted,
                privacyPolicyAccepted: answers.privacyPolicyAccepted,
                marketingConsent: answers.marketingConsent,
              },
            });
            return registerIndee;
          })
        }
      />
    </>
  );
}
