import { useLingui } from "@lingui/react/macro";
import { Alert, Text } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SecondFactorCard_viewer$key } from "../__generated__/SecondFactorCard_viewer.graphql.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { RecoveryCodes } from "./secondFactor/RecoveryCodes.tsx";
import { SecondFactorOff } from "./secondFactor/SecondFactorOff.tsx";
import { SecondFactorOn } from "./secondFactor/SecondFactorOn.tsx";
import { SecondFactorSetup } from "./secondFactor/SecondFactorSetup.tsx";

/** Signing in with a code of an authenticator app besides the password or the link. */
export function SecondFactorCard({ viewer }: { viewer: SecondFactorCard_viewer$key }) {
  const { t, i18n } = useLingui();
  const { hasPassword, owesSecondFactor, secondFactor } = useFragment(
    graphql`
      fragment SecondFactorCard_viewer on Viewer {
        id
        hasPassword
        owesSecondFactor
        secondFactor {
          since
          recoveryCodesLeft
          setupUri
        }
      }
    `,
    viewer,
  );
  // Shown once, to whoever just made them.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { since, setupUri, recoveryCodesLeft } = secondFactor;
  const day = since && i18n.date(new Date(since), { dateStyle: "long" });
  return (
    <SettingsCard
      title={t`Two-step sign-in`}
      lead={t`A code from an app on your phone, besides your password or link. Whoever finds out your password cannot get in with it alone.`}
    >
      {owesSecondFactor && (
        <Alert color="amber" icon={<IconShieldCheck aria-hidden />}>
          {t`You run this platform. Its administration opens once two-step sign-in is on.`}
        </Alert>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {since ? (
        <>
          <Text>{t`On since ${day}. Recovery codes left: ${recoveryCodesLeft}.`}</Text>
          <SecondFactorOn onCodes={setCodes} />
        </>
      ) : setupUri ? (
        <SecondFactorSetup uri={setupUri} onCodes={setCodes} />
      ) : (
        <SecondFactorOff hasPassword={hasPassword} />
      )}
    </SettingsCard>
  );
}
