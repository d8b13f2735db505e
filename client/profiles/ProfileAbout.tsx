import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProfileAbout_profile$key } from "../__generated__/ProfileAbout_profile.graphql.ts";
import { LinkIcon } from "./LinkIcon.tsx";

/** What a person says of themselves, and where else they are found. */
export function ProfileAbout({ profile: profileRef }: { profile: ProfileAbout_profile$key }) {
  const { t } = useLingui();
  const { bio, links } = useFragment(
    graphql`
      fragment ProfileAbout_profile on Profile {
        bio
        links {
          url
          host
          service
        }
      }
    `,
    profileRef,
  );
  if (!bio && links.length === 0) return null;
  return (
    <section className="profile-about" aria-labelledby="profile-about">
      <h2 id="profile-about">{t`About`}</h2>
      {bio && <p className="profile-bio">{bio}</p>}
      {links.length > 0 && (
        <ul className="profile-links">
          {links.map(({ url, host, service }) => (
            <li key={url}>
              {/* Nothing of where the person came from goes along. */}
              <a href={url} rel="me nofollow ugc noopener noreferrer" target="_blank">
                <LinkIcon service={service} />
                <span>{host}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
