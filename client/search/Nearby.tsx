import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { NearbyQuery } from "../__generated__/NearbyQuery.graphql.ts";
import { HitCover } from "./results/HitCover.tsx";

interface Found {
  kind: "Artist" | "Release";
  href: string;
  title: string;
  line: string;
  picture: string | null;
}

/** The artists and releases that the words of an address may have meant; nothing where there are none. */
export function Nearby({ text }: { text: string }) {
  const { t } = useLingui();
  const { search } = useLazyLoadQuery<NearbyQuery>(
    graphql`
      query NearbyQuery($text: String!) {
        search(text: $text, first: 8) {
          edges {
            node {
              __typename
              ... on Artist {
                name
                avatarUrl
                pagePath
              }
              ... on Release {
                title
                artistNames
                coverUrl
                pagePath
              }
            }
          }
        }
      }
    `,
    { text },
  );
  const found = search.edges.flatMap(({ node }): Found[] => {
    if (node.__typename === "Artist" && node.pagePath)
      return [
        {
          kind: "Artist",
          href: node.pagePath,
          title: node.name,
          line: t`Artist`,
          picture: node.avatarUrl ?? null,
        },
      ];
    if (node.__typename === "Release" && node.pagePath)
      return [
        {
          kind: "Release",
          href: node.pagePath,
          title: node.title,
          line: node.artistNames.join(", "),
          picture: node.coverUrl,
        },
      ];
    return [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="search-nearby">
      <h2 id="search-nearby">{t`Perhaps you meant`}</h2>
      <ul className="search-nearby">
        {found.map(({ kind, href, title, line, picture }) => (
          <li key={href}>
            <Link to={href}>
              <HitCover kind={kind} src={picture} title={title} />
              <span className="search-hit-words">
                <strong>{title}</strong>
                <span>{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
