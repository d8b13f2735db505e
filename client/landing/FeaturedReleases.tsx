import { useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { answerOf } from "../app/answerOf.ts";
import { PlaySongs } from "../releases/PlaySongs.tsx";
import { ShelfRelease } from "../releases/ShelfRelease.tsx";
import type { Featured } from "./loadFeatured.ts";

/** The newest public music, as covers. Without any music yet it says so in one line. */
export function FeaturedReleases() {
  const { t } = useLingui();
  const { newReleases } = answerOf(useLoaderData<Featured>().featured);
  if (newReleases.edges.length === 0) {
    return <p className="landing-quiet">{t`The first release here could be yours.`}</p>;
  }
  return (
    <ul className="lv-shelf">
      {newReleases.edges.map(({ node }) => (
        <li key={node.id} className="lv-shelf-item">
          <ShelfRelease release={node} />
          <PlaySongs release={node} />
        </li>
      ))}
    </ul>
  );
}
