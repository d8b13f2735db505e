import { graphql } from "react-relay";
import type { SplitsTabQuery } from "../__generated__/SplitsTabQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SplitSheets } from "./SplitSheets.tsx";

/** Who gets what of a recording. */
export function SplitsTab() {
  const { node, viewer } = useScreenQuery<SplitsTabQuery>(graphql`
    query SplitsTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          id
          title
          currency
          workspaceId
          splitSheets {
            ...SplitSheets_sheets
          }
        }
      }
      viewer {
        workspaces {
          id
          name
        }
      }
    }
  `);
  const track = node?.track;
  if (!track) return null;
  const studio = viewer?.workspaces.find(({ id }) => id === track.workspaceId)?.name ?? "";
  const { id, title, currency, splitSheets } = track;
  return (
    <div className="track-page">
      <SplitSheets key={id} subject={{ id, title, currency, studio }} sheets={splitSheets ?? null} />
    </div>
  );
}
