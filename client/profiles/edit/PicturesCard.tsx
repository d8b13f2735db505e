import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PicturesCard_profile$key } from "../../__generated__/PicturesCard_profile.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { PictureField } from "./PictureField.tsx";
import type { OwnVersion } from "./useOwnVersion.ts";

interface Props {
  profile: PicturesCard_profile$key;
  version: OwnVersion;
}

/** The face beside a name, and the wide picture above the page. */
export function PicturesCard({ profile, version }: Props) {
  const { t } = useLingui();
  const { name, avatarUrl, headerUrl } = useFragment(
    graphql`
      fragment PicturesCard_profile on Profile {
        name
        avatarUrl(width: 256)
        headerUrl(width: 1800)
      }
    `,
    profile,
  );
  return (
    <SettingsCard
      title={t`Pictures`}
      lead={t`JPEG, PNG, WebP, AVIF or GIF, up to 15 MB. We remove location and camera data.`}
    >
      <PictureField kind="header" title={t`Header`} name={name} url={headerUrl} version={version} />
      <PictureField kind="avatar" title={t`Your picture`} name={name} url={avatarUrl} version={version} />
    </SettingsCard>
  );
}
