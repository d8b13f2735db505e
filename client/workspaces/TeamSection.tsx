import { graphql } from "react-relay";
import type { TeamSectionQuery } from "../__generated__/TeamSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { InvitationList } from "./InvitationList.tsx";
import { MemberList } from "./MemberList.tsx";
import "./workspaces.css";

/** Who works here, who was asked to, and the way to ask somebody else. */
export function TeamSection() {
  const { viewer } = useScreenQuery<TeamSectionQuery>(graphql`
    query TeamSectionQuery @preloadable {
      viewer {
        workspace {
          ...MemberList_workspace
          ...InvitationList_workspace
        }
      }
    }
  `);
  if (!viewer?.workspace) return null;
  return (
    <>
      <MemberList workspace={viewer.workspace} />
      <InvitationList workspace={viewer.workspace} />
    </>
  );
}
