import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";
import type { AiDisclosure_track$key } from "../__generated__/AiDisclosure_track.graphql.ts";
import { useAiLabels } from "../catalog/useAiLabels.ts";
import { AiDispute } from "./AiDispute.tsx";

/** What a model did on a recording, as its artist says; nothing while they have not said. Beside it, that a report about it was upheld. */
export function AiDisclosure({ track: trackRef }: { track: AiDisclosure_track$key }) {
  const { t } = useLingui();
  const { parts, shares } = useAiLabels();
  const { aiDisclosure: told, isAiDisputed } = useFragment(
    graphql`
      fragment AiDisclosure_track on Track {
        isAiDisputed
        aiDisclosure {
          vocals
          instrumentation
          composition
          lyrics
          postProduction
        }
      }
    `,
    trackRef,
  );
  if (!told && !isAiDisputed) return null;
  const touched = told ? AI_PARTS.filter((part) => told[part] !== "none") : [];
  return (
    <section aria-labelledby="public-page-ai">
      <h2 id="public-page-ai">{t`Use of AI`}</h2>
      {isAiDisputed && <AiDispute isTold={Boolean(told)} />}
      {told && touched.length === 0 && (
        <p className="public-page-dim">{t`None: the artist says that people made all of it.`}</p>
      )}
      {told && touched.length > 0 && (
        <dl className="public-page-facts">
          {touched.map((part) => (
            <div key={part}>
              <dt>{parts[part]}</dt>
              <dd>{shares[told[part] as keyof typeof shares]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
