import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { VisibilityCard_profile$key } from "../../__generated__/VisibilityCard_profile.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { SettingsSwitch } from "../../settings/SettingsSwitch.tsx";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import type { OwnVersion } from "./useOwnVersion.ts";
import { useProfileUpdate } from "./useProfileUpdate.ts";

interface Props {
  profile: VisibilityCard_profile$key;
  version: OwnVersion;
}

/** Whether anybody else finds the page. */
export function VisibilityCard({ profile, version }: Props) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const update = useProfileUpdate(version);
  const { isPublic, kind } = useFragment(
    graphql`
      fragment VisibilityCard_profile on Profile {
        isPublic
        kind
      }
    `,
    profile,
  );

  async function keep(isOn: boolean, isUndo = false) {
    try {
      const { kind } = await update({ isPublic: isOn });
      if (kind !== "saved") return showError();
      if (!isUndo) undoToast(t`Saved`, () => void keep(!isOn, true));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard title={t`Who sees it`}>
      <SettingsSwitch
        label={t`Public page`}
        description={
          kind === "artist"
            ? t`When off, your page is hidden. Your music stays online.`
            : t`When off, only you see your page. Under Privacy you choose who sees whom you follow.`
        }
        isOn={isPublic}
        onChange={(isOn) => void keep(isOn)}
      />
    </SettingsCard>
  );
}
