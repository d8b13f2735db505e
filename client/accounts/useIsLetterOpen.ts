import { graphql } from "react-relay";
import type { useIsLetterOpenQuery } from "../__generated__/useIsLetterOpenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";

/** Whether the link that led to this screen still works: nobody fills in a form for one that is spent. */
export function useIsLetterOpen(): boolean {
  const { isLetterOpen } = useScreenQuery<useIsLetterOpenQuery>(graphql`
    query useIsLetterOpenQuery($letter: LetterKind!, $token: String!) @preloadable {
      isLetterOpen(letter: $letter, token: $token)
    }
  `);
  return isLetterOpen;
}
