import { graphql } from "react-relay";
import type { AccountSectionQuery } from "../__generated__/AccountSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SecondFactorCard } from "./SecondFactorCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";

/** How a person signs in, and where they are signed in. */
export function AccountSection() {
  const { viewer } = useScreenQuery<AccountSectionQuery>(graphql`
    query AccountSectionQuery @preloadable {
      viewer {
        ...EmailCard_viewer
        ...PasswordCard_viewer
        ...SecondFactorCard_viewer
        ...SessionsCard_viewer
      }
    }
  `);
  if (!viewer) return null;
  return (
    <>
      <EmailCard viewer={viewer} />
      <PasswordCard viewer={viewer} />
      <SecondFactorCard viewer={viewer} />
      <SessionsCard viewer={viewer} />
    </>
  );
}
