import { graphql } from "react-relay";
import type { CreditsTabQuery } from "../__generated__/CreditsTabQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { ContributorsForm } from "./ContributorsForm.tsx";
import { PeopleCard } from "./PeopleCard.tsx";
import { WorksCard } from "./WorksCard.tsx";

/** Who made the recording, what was written for it, and the numbers of the people. */
export function CreditsTab() {
  const { node } = useScreenQuery<CreditsTabQuery>(graphql`
    query CreditsTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          id
          ...ContributorsForm_track
          ...WorksCard_track
          ...PeopleCard_track
        }
      }
    }
  `);
  const track = node?.track;
  if (!track) return null;
  return (
    <div className="track-page">
      <ContributorsForm key={track.id} track={track} />
      <WorksCard track={track} />
      <PeopleCard track={track} />
    </div>
  );
}
