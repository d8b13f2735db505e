import { graphql } from "react-relay";
import type { loadFeaturedQuery } from "../__generated__/loadFeaturedQuery.graphql.ts";
import { type Ask, documentOf } from "../app/ask.ts";

const QUERY = graphql`
  query loadFeaturedQuery($first: Int!) {
    newReleases(first: $first) {
      edges {
        node {
          id
          title
          artistNames
          coverUrl
          pagePath
          tracks(first: 50) {
            edges {
              node {
                id
                state
              }
            }
          }
        }
      }
    }
  }
`;

/** The newest public music, on its way. */
export interface Featured {
  featured: Promise<loadFeaturedQuery["response"]>;
}

/** Begins to ask for the newest public music. What goes wrong is told where it is drawn. */
export function loadFeatured(ask: Ask): Featured {
  const featured = ask<loadFeaturedQuery>(documentOf(QUERY), { first: 6 });
  featured.catch(() => {});
  return { featured };
}
