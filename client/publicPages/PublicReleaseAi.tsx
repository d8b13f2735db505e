import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { AI_PARTS, AI_SHARES } from "../../domain/catalog/aiDisclosure.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import type { PublicReleaseAi_release$key } from "../__generated__/PublicReleaseAi_release.graphql.ts";
import { useAiLabels } from "../catalog/useAiLabels.ts";
import { AiDispute } from "./AiDispute.tsx";

/** What a model did on a release, over all of its songs, as their artist says; nothing while nothing was said. */
export function PublicReleaseAi({ release: releaseRef }: { release: PublicReleaseAi_release$key }) {
  const { t } = useLingui();
  const { parts, shares } = useAiLabels();
  const { isAiDisputed, runningOrder } = useFragment(
    graphql`
      fragment PublicReleaseAi_release on Release {
        isAiDisputed
        runningOrder {
          track {
            title
            aiDisclosure {
              vocals
              instrumentation
              composition
              lyrics
              postProduction
            }
          }
        }
      }
    `,
    releaseRef,
  );
  const songs = runningOrder.map(({ track }) => track);
  const told = songs.flatMap(({ title, aiDisclosure }) => (aiDisclosure ? [{ title, aiDisclosure }] : []));
  if (told.length === 0 && !isAiDisputed) return null;
  const lines = AI_PARTS.flatMap((part) =>
    AI_SHARES.filter((share) => share !== "none").flatMap((share) => {
      const titles = told.flatMap(({ title, aiDisclosure }) => (aiDisclosure[part] === share ? title : []));
      if (titles.length === 0) return [];
      // What holds for all of it needs no names.
      return [{ part, share, titles: titles.length === songs.length ? "" : byline(titles) }];
    }),
  );
  const untold = byline(songs.flatMap(({ title, aiDisclosure }) => (aiDisclosure ? [] : title)));
  return (
    <section aria-labelledby="public-page-ai">
      <h2 id="public-page-ai">{t`Use of AI`}</h2>
      {isAiDisputed && <AiDispute isTold={told.length > 0} />}
      {told.length > 0 && lines.length === 0 && (
        <p className="public-page-dim">{t`None: the artist says that people made all of it.`}</p>
      )}
      {lines.length > 0 && (
        <dl className="public-page-facts">
          {lines.map(({ part, share, titles }) => (
            <div key={`${part} ${share}`}>
              <dt>{parts[part]}</dt>
              <dd>{titles ? `${shares[share]}: ${titles}` : shares[share]}</dd>
            </div>
          ))}
        </dl>
      )}
      {told.length > 0 && untold && <p className="public-page-dim">{t`Not told of: ${untold}`}</p>}
    </section>
  );
}
