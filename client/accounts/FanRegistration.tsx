import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { FanRegistrationMutation } from "../__generated__/FanRegistrationMutation.graphql.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { registrationMessage } from "./registrationMessage.ts";
import { useSend } from "./useSend.ts";

/** Joining as a fan. */
export function FanRegistration() {
  const { t } = useLingui();
  const commit = useSend<FanRegistrationMutation>(graphql`
    mutation FanRegistrationMutation($input: RegisterFanInput!) {
      registerFan(input: $input) {
        success
        error
        code
        params
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`Join as a Fan`} />
      <RegistrationForm
        flow="fan"
        onRegister={({ email, fullName, phone, ...answers }, password, setupToken) =>
          registrationMessage(password, async () => {
            const { registerFan } = await commit({
              input: {
                email: email.trim(),
                fullName: fullName.trim(),
                phone: password === null && phone.trim() !== "" ? phone.trim() : null,
                password,
                setupToken,
                role: "fan",
                registrationFlow: "fan",
                ageConfirmation: answers.ageConfirmation,
                termsAccepted: answers.termsAccepted,
                privacyPolicyAccepted: answers.privacyPolicyAccepted,
                marketingConsent: answers.marketingConsent,
              },
            });
            return registerFan;
          })
        }
      />
    </>
  );
}
